import type { Catalogue } from '../catalogue.ts'

export const payment: Catalogue['payment'] = {
  title: 'Métodos de pago',
  lead: 'Solo guardamos la marca de la tarjeta, las cuatro últimas cifras, el nombre y la fecha de caducidad.',
  add: 'Añadir método de pago',
  list: 'Tarjetas guardadas',
  default: 'Predeterminada',
  sample: 'De muestra',
  setDefault: 'Usar como predeterminada',
  remove: 'Eliminar',
  which: (brand, last4) => `${brand} terminada en ${last4}`,
  empty: 'No hay tarjetas guardadas',
  emptyText: 'Guarda una tarjeta y solo necesitarás su código al pagar.',
  form: 'Tarjeta nueva',
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
    'La tarjeta no se ha guardado porque este navegador no ha podido almacenarla. Los datos que has introducido siguen aquí. Inténtalo de nuevo.',
  refused:
    'Tu cambio no se ha guardado porque este navegador no ha podido almacenarlo. Tus tarjetas no han cambiado.',
  retry: 'Intentar de nuevo',
  question: (card) => `¿Eliminar ${card}?`,
  questionDefault: 'Es tu tarjeta predeterminada. Ninguna otra pasará a serlo automáticamente.',
  questionText: 'Dejará de ofrecerse al pagar. Los pedidos anteriores no cambian.',
  confirm: 'Eliminar tarjeta',
  keep: 'Conservar tarjeta',
}
