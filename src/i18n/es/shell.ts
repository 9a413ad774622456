import type { Catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

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
