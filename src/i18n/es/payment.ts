import type { Catalogue } from '../catalogue.ts'

export const payment: Catalogue['payment'] = {
  title: 'Métodos de pago',
  lead: 'Solo se guardan la marca, las cuatro últimas cifras, el nombre y la fecha de caducidad.',
  add: 'Añadir método de pago',
  list: 'Tarjetas guardadas',
  default: 'Predeterminada',
  sample: 'De muestra',
  setDefault: 'Usar como predeterminada',
  remove: 'Eliminar',
  which: (brand, last4) => `${brand} terminada en ${last4}`,
  empty: 'No hay tarjetas guardadas',
  emptyText: 'Guarda una tarjeta y, en el próximo pago, solo te pediremos su código.',
  form: 'Una tarjeta nueva',
  fields: {
    cardNumber: 'Número de tarjeta',
    cardHolder: 'Nombre del titular',
    expiryDate: 'Fecha de caducidad',
    cvv: 'CVV',
  },
  save: 'Guardar tarjeta',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  formNotKept:
    'La tarjeta no se ha guardado: el almacenamiento de este navegador no ha podido hacerlo. Lo que has escrito sigue aquí; inténtalo de nuevo.',
  refused:
    'Tu cambio no se ha guardado: el almacenamiento de este navegador no ha podido hacerlo. Las tarjetas están como estaban.',
  retry: 'Intentar de nuevo',
  question: (card) => `¿Eliminar ${card}?`,
  questionDefault: 'Es tu tarjeta predeterminada. Ninguna otra pasará a serlo por sí sola.',
  questionText: 'Dejará de ofrecerse al pagar. Los pedidos pagados con ella no cambian.',
  confirm: 'Eliminar tarjeta',
  keep: 'Conservarla',
}
