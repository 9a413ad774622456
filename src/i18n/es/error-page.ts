import type { Catalogue } from '../catalogue.ts'

export const errorPage: Catalogue['errorPage'] = {
  title: '¡Error inesperado de la aplicación!',
  unknown:
    'En esta dirección no hay nada. Puede que la página se haya movido o que el enlace tenga una errata.',
  crashed: 'Esta pantalla ha tropezado con algo que no esperaba. Tu carrito está a salvo; prueba otra vez.',
  unreachable: 'No se ha podido obtener esta pantalla. Comprueba tu conexión e inténtalo de nuevo.',
  home: 'Volver al inicio',
  products: 'Ver productos',
  retry: 'Reintentar',
}
