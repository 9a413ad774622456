import type { Catalogue } from '../catalogue.ts'

export const addProduct: Catalogue['add-product'] = {
  title: 'Añadir un producto',
  editTitle: 'Editar producto',
  lead: 'Se guarda en este navegador y se vende junto a todo lo demás.',
  editLead: (title) => `Estás cambiando ${title}.`,
  back: 'Volver a los productos',
  form: 'Producto',
  fields: {
    title: 'Título',
    price: 'Precio',
    category: 'Categoría',
    description: 'Descripción',
    image: 'URL de la imagen',
  },
  priceHint: 'En dólares estadounidenses.',
  imageHint: 'PNG, JPG o GIF de hasta 10 MB',
  imageInvalid: 'La URL de la imagen no es válida. Introduce un enlace de imagen válido.',
  submit: 'Añadir producto',
  busy: 'Añadiendo...',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  stopEditing: 'Dejar de editar',
  notAdded:
    'El producto no se ha añadido: el almacenamiento de este navegador no ha podido guardarlo. Lo que has escrito sigue aquí; inténtalo de nuevo.',
  notChanged:
    'El producto no se ha cambiado: el almacenamiento de este navegador no ha podido guardarlo. Lo que has escrito sigue aquí; inténtalo de nuevo.',
  listTitle: 'Añadidos en este navegador',
  listEmpty: 'Todavía no se ha añadido ningún producto en este navegador.',
  edit: 'Editar',
  remove: 'Eliminar',
  question: (title) => `¿Eliminar ${title}?`,
  questionText:
    'Dejará de venderse. Los carritos que lo contengan lo indicarán y los pedidos lo conservarán tal cual.',
  confirm: 'Eliminar producto',
  keep: 'Conservarlo',
}
