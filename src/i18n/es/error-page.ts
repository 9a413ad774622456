import type { Catalogue } from '../catalogue.ts'

export const errorPage: Catalogue['errorPage'] = {
  title: '¡Error inesperado de la aplicación!',
  unknown: 'No hemos encontrado esta página. Puede que se haya movido o que el enlace no sea correcto.',
  crashed: 'Se ha producido un error en esta página. Tu carrito está a salvo. Inténtalo de nuevo.',
  unreachable: 'No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.',
  home: 'Volver al inicio',
  products: 'Ver productos',
  retry: 'Reintentar',
}
