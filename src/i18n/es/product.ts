import type { Catalogue } from '../catalogue.ts'
import { plural } from '../numerals.ts'

export const product: Catalogue['product'] = {
  loading: 'Cargando el producto',
  breadcrumb: 'Ruta de navegación',
  home: 'Inicio',
  products: 'Productos',
  taxes: 'Precio con impuestos incluidos',
  quantity: 'Cantidad',
  decrease: 'Reducir la cantidad',
  increase: 'Aumentar la cantidad',
  add: 'Añadir al carrito',
  wishlist: 'Lista de deseos',
  share: 'Compartir',
  inStock: 'Disponible',
  fewLeft: (count) => plural('es', count, { one: 'Solo queda #', other: 'Solo quedan #' }),
  soldOut: 'Agotado',
  perks: {
    title: 'Incluido con tu compra',
    shipping: 'Envío gratis en pedidos de más de 50 US$',
    returns: '30 días para devoluciones',
    warranty: '2 años de garantía',
  },
  pictures: 'Imágenes',
  picture: (at, count) => `Imagen ${at} de ${count}`,
  rating: (rate, count) =>
    plural('es', count, {
      one: `${rate} de 5 estrellas, # opinión`,
      other: `${rate} de 5 estrellas, # opiniones`,
    }),
  reviews: (count) => plural('es', count, { one: '# opinión', other: '# opiniones' }),
  related: 'Productos relacionados',
  recent: 'Vistos recientemente',
  errorTitle: 'Error al cargar el producto',
  error: 'No se ha podido cargar el producto. Inténtalo de nuevo más tarde.',
  missing: 'Producto no encontrado',
  missingText: 'Puede que este producto ya no esté disponible o que el enlace no sea correcto.',
  back: 'Volver a los productos',
  retry: 'Intentar de nuevo',
}
