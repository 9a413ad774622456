import type { Catalogue } from '../catalogue.ts'

export const footer: Catalogue['footer'] = {
  about: {
    title: 'Sobre Statecart',
    text: 'Electrónica, joyería y ropa, seleccionadas con esmero desde 2025. Envío gratis en pedidos de más de 50 US$, 30 días para devoluciones, 2 años de garantía y atención 24/7.',
  },
  quick: {
    title: 'Enlaces rápidos',
    home: 'Inicio',
    products: 'Productos',
    cart: 'Carrito de la compra',
    account: 'Mi cuenta',
    about: 'Sobre nosotros',
    contact: 'Contacto',
  },
  service: {
    title: 'Atención al cliente',
    faq: 'Preguntas frecuentes',
    shipping: 'Política de envíos',
    returns: 'Devoluciones y reembolsos',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
  },
  contact: {
    title: 'Contacto',
    address: '12 Awning Row, Harbor Quarter, Exampleton 01042',
    phone: 'Llamar al +1 (202) 555-0142',
  },
  social: {
    title: 'Síguenos',
    posts: 'Statecart en Chatterbox',
    pictures: 'Statecart en Shutterbox',
    films: 'Statecart en Reelbox',
  },
  rights: 'Statecart. Todos los derechos reservados.',
  cards: 'Aceptamos las principales tarjetas de crédito',
}
