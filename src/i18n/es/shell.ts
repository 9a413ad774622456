import type { Catalogue } from '../catalogue.ts'
import { shopPhone } from '../contact-details.ts'
import { plural } from '../numerals.ts'

export const shell: Catalogue['shell'] = {
  shop: 'Statecart',
  skip: 'Saltar al contenido',
  navigation: {
    label: 'Principal',
    home: 'Inicio',
    products: 'Productos',
    about: 'Nosotros',
    contact: 'Contacto',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  cart: (count) =>
    count === 0
      ? 'Carrito, vacío'
      : plural('es', count, { one: 'Carrito, # artículo', other: 'Carrito, # artículos' }),
  account: {
    label: 'Menú de la cuenta',
    orders: 'Mis pedidos',
    wishlist: 'Lista de deseos',
    addProduct: 'Añadir un producto',
    payment: 'Métodos de pago',
    settings: 'Ajustes',
    signOut: 'Cerrar sesión',
    signIn: 'Iniciar sesión',
  },
  preferences: {
    label: 'Preferencias',
    language: 'Idioma',
    currency: 'Moneda',
    rates: (date: string) => `Tipos de cambio de demostración a ${date}`,
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  },
  banners: {
    partial: 'No se han podido cargar algunos productos',
    retry: 'Reintentar',
    notPersistent:
      'No se guardará nada después de esta visita: el almacenamiento de este navegador no está disponible',
    newer:
      'No se guardará nada después de esta visita: el almacenamiento de este navegador pertenece a una versión más reciente de la tienda',
    refused: 'No se han podido guardar tus cambios: el almacenamiento de este navegador está lleno',
    offline: 'No tienes conexión',
    tryAgain: 'Intentar de nuevo',
    dismiss: 'Cerrar',
  },
  toasts: 'Mensajes',
  busy: 'Un momento, por favor…',
  loadingPage: 'Cargando la página',
}

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Electrónica, joyería y ropa a precios honestos: envío gratis en pedidos de más de 50 US$, 30 días para devoluciones, 2 años de garantía y atención 24/7.',
}

export const footer: Catalogue['footer'] = {
  about: {
    title: 'Sobre Statecart',
    text: 'Electrónica, joyería y ropa, seleccionadas con esmero desde 2025. Envío gratis en pedidos de más de 50 US$, 30 días para devoluciones, 2 años de garantía y atención 24/7.',
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
    phone: `Llamar al ${shopPhone}`,
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

export const errorPage: Catalogue['errorPage'] = {
  title: '¡Error inesperado de la aplicación!',
  unknown: 'No hemos encontrado esta página. Puede que se haya movido o que el enlace no sea correcto.',
  crashed: 'Se ha producido un error en esta página. Tu carrito está a salvo. Inténtalo de nuevo.',
  unreachable: 'No se ha podido cargar esta página.',
  home: 'Volver al inicio',
  products: 'Ver productos',
  retry: 'Reintentar',
}

export const machineRoom: Catalogue['machineRoom'] = {
  link: 'Sala de máquinas',
  report: 'Informar de un problema',
}
