import type { Catalogue } from '../catalogue.ts'

export const privacy: Catalogue['privacy'] = {
  title: 'Política de privacidad',
  lead: 'En pocas palabras: tus datos se quedan en este navegador.',
  description: 'Qué datos guarda la tienda, dónde se guardan y cómo puedes exportarlos o eliminarlos.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'kept',
      title: 'Qué guardamos',
      text: [
        'Tu cuenta, tu carrito, tu lista de deseos, tus pedidos, tus ajustes y tus tarjetas guardadas se guardan en el navegador que usas y en ningún otro sitio. Nunca se envían a un servidor.',
        'De cada tarjeta guardamos la marca, las cuatro últimas cifras, el nombre y la fecha de caducidad. El número completo y el código de seguridad se comprueban al pagar y nunca se guardan.',
        'De tu contraseña solo se guarda un resumen criptográfico con sal, a partir del cual no se puede recuperar.',
      ],
    },
    {
      id: 'asked',
      title: 'Servicios de terceros',
      text: [
        'La tienda carga las listas, las imágenes y los precios de dos servicios de productos. Como cualquier servidor web, reciben tu dirección IP, pero no saben nada de tu carrito ni de tus pedidos.',
        'No hay rastreadores, ni publicidad, ni cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus opciones',
      text: ['En Ajustes puedes:'],
      points: [
        'Exportar en un solo archivo todo lo que la tienda guarda sobre ti.',
        'Importar ese archivo en otro navegador.',
        'Eliminar tu cuenta y todos sus datos.',
      ],
    },
    {
      id: 'limits',
      title: 'Equipos compartidos',
      text: [
        'Cualquiera que pueda usar tu perfil del navegador puede ver los datos que contiene. En un equipo compartido, cierra la sesión y elimina tu cuenta cuando termines.',
      ],
    },
    {
      id: 'contact',
      title: 'Preguntas',
      text: ['Escribe a hello@statecart.example. Respondemos a cualquier hora.'],
    },
  ],
}
