import type { Catalogue } from '../catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Política de privacidad',
  lead: 'En pocas palabras: lo que le cuentas a esta tienda se queda en este navegador.',
  description: 'Qué guarda la tienda, dónde lo guarda y cómo te lo llevas o lo borras.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'kept',
      title: 'Qué se guarda',
      text: [
        'Tu cuenta, tu carrito, tu lista de deseos, tus pedidos, tus ajustes y tus tarjetas guardadas están en el almacenamiento del navegador que usas, y en ningún otro sitio. Ningún servidor nuestro los ve jamás.',
        'De una tarjeta guardamos la marca, las cuatro últimas cifras, el nombre que figura en ella y la fecha de caducidad. El número completo y el código de seguridad se comprueban mientras pagas y después se olvidan.',
        'De tu contraseña solo se guarda un resumen criptográfico con sal, a partir del cual no se puede recuperar.',
      ],
    },
    {
      id: 'asked',
      title: 'Qué se pide a otros',
      text: [
        'La tienda pide a dos servicios de productos sus listas, imágenes y precios. Ellos saben lo que cualquier servidor web sabe de un visitante, como la dirección de tu conexión, y nada de lo que pones en el carrito.',
        'No hay rastreadores, ni publicidad, ni cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Qué puedes hacer',
      text: ['Los datos son tuyos, y en tus ajustes puedes disponer de ellos:'],
      points: [
        'Exportar en un solo archivo todo lo que la tienda guarda sobre ti.',
        'Importar ese archivo en otro navegador.',
        'Eliminar tu cuenta con todo lo que le pertenece.',
      ],
    },
    {
      id: 'limits',
      title: 'De qué no puede protegerte',
      text: [
        'Quien pueda usar tu perfil del navegador puede abrir lo que contiene. En un equipo compartido, cierra la sesión y elimina tu cuenta cuando termines.',
      ],
    },
    {
      id: 'contact',
      title: 'Preguntas',
      text: ['Escribe a hello@statecart.example. Respondemos a cualquier hora y sin rodeos.'],
    },
  ],
}
