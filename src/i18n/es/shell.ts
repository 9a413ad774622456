import type { Catalogue } from '../catalogue.ts'
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
    unanswered: 'No se han podido cargar los productos. Inténtalo de nuevo más tarde.',
    retry: 'Reintentar',
    forgetful:
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
  arriving: 'Cargando la página',
}

export const head: Catalogue['head'] = {
  shop: 'Statecart',
  description:
    'Electrónica, joyería y ropa a precios honestos: envío gratis en pedidos de más de 50 US$, 30 días para devoluciones, 2 años de garantía y atención 24/7.',
}

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

export const notices: Catalogue['notices'] = {
  addedToCart: '¡Añadido al carrito!',
  removedFromCart: '¡Eliminado del carrito!',
  cartCleared: '¡Carrito vaciado!',
  addedToWishlist: '¡Añadido a la lista de deseos!',
  removedFromWishlist: '¡Eliminado de la lista de deseos!',
  signedOut: 'Has cerrado la sesión',
  signOutFailed: 'No se ha podido cerrar la sesión. Inténtalo de nuevo.',
  orderPlaced: '¡Pedido realizado con éxito!',
  paymentFailed: 'Tu pedido no se ha realizado.',
  soldOutLeftOut: 'Los artículos agotados no se han añadido.',
  quantityLimited: 'No se pueden pedir más de 9999 unidades de un mismo producto.',
  messageSent: '¡Mensaje enviado correctamente!',
  paymentMethodAdded: 'Método de pago añadido correctamente',
  paymentMethodRemoved: 'Método de pago eliminado',
  defaultPaymentUpdated: 'Método de pago predeterminado actualizado',
  settingsUpdated: 'Ajustes actualizados correctamente',
  settingsFailed: 'No se han podido actualizar los ajustes',
  passwordChanged: 'Contraseña cambiada',
  loginSuccessful: '¡Sesión iniciada correctamente!',
  loginFailed: 'No se ha podido iniciar sesión. Comprueba tus datos.',
  registrationSuccessful: '¡Cuenta creada correctamente!',
  registrationFailed: 'No se ha podido crear la cuenta',
  userExists: 'Ya existe una cuenta con este correo',
  productAdded: '¡Producto añadido correctamente!',
  productUpdated: 'Producto actualizado',
  productRemoved: 'Producto eliminado',
  productFailed: 'No se ha podido añadir el producto. Inténtalo de nuevo.',
  productChangeFailed: 'No se ha podido cambiar el producto. Inténtalo de nuevo.',
  loginToContinue: 'Inicia sesión para continuar',
  loginForSettings: 'Inicia sesión para acceder a los ajustes',
  administratorsOnly: 'Solo los administradores pueden añadir productos',
  linkCopied: 'Enlace copiado',
  shareFailed: 'No se ha podido compartir el enlace. Copia la dirección de la página.',
  dataExported: 'Tus datos se han guardado en un archivo',
  dataImported: 'Tus datos se han importado',
  dataRefused: 'No se ha podido importar este archivo',
  accountDeleted: 'Tu cuenta se ha eliminado',
  recordsQuarantined:
    'Algunos datos guardados no se han podido leer y se han apartado. Todo lo demás está disponible.',
  languageFailed: 'No se ha podido cargar el idioma. Inténtalo de nuevo.',
  startedAgain: 'Una parte de la tienda se ha detenido y se ha reiniciado.',
  undo: 'Deshacer',
  dismiss: 'Cerrar',
}

export const errorPage: Catalogue['errorPage'] = {
  title: '¡Error inesperado de la aplicación!',
  unknown: 'No hemos encontrado esta página. Puede que se haya movido o que el enlace no sea correcto.',
  crashed: 'Se ha producido un error en esta página. Tu carrito está a salvo. Inténtalo de nuevo.',
  unreachable: 'No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.',
  home: 'Volver al inicio',
  products: 'Ver productos',
  retry: 'Reintentar',
}

export const appUpdate: Catalogue['appUpdate'] = {
  update: 'Hay una versión nueva de la tienda',
  reload: 'Recargar',
  dismiss: 'Cerrar',
  install: 'Instalar la tienda como aplicación',
}

export const machineRoom: Catalogue['machineRoom'] = {
  link: 'Sala de máquinas',
  report: 'Informar de un problema',
}
