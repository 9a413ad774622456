import type { Catalogue } from '../catalogue.ts'

export const cartLines: Catalogue['cart-lines'] = {
  list: 'Artículos de tu carrito',
  decrease: (title) => `Reducir la cantidad de ${title}`,
  increase: (title) => `Aumentar la cantidad de ${title}`,
  remove: (title) => `Quitar ${title}`,
  each: (price) => `${price} por unidad`,
  gone: 'Ya no se vende',
  soldOut: 'Agotado',
  priceRose: (former) => `El precio ha subido. Antes era ${former}.`,
  priceFell: (former) => `El precio ha bajado. Antes era ${former}.`,
  removed: (title) => `Has quitado ${title} del carrito.`,
  cleared: 'Has vaciado el carrito.',
  undo: 'Deshacer',
  emptyTitle: 'Tu carrito está vacío',
  blocked: 'Un artículo de tu carrito ya no está disponible. Quítalo para continuar.',
}
