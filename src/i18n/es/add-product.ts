import type { Catalogue } from '../catalogue.ts'

export const addProduct: Catalogue['addProduct'] = {
  title: 'Añadir un producto',
  editTitle: 'Editar producto',
  lead: 'El producto se guarda en este navegador y aparece junto a los demás.',
  editLead: (title) => `Estás editando ${title}.`,
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
  adding: 'Añadiendo...',
  save: 'Guardar cambios',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  stopEditing: 'Dejar de editar',
  notAdded:
    'El producto no se ha añadido porque este navegador no ha podido guardarlo. Los datos que has introducido siguen aquí. Inténtalo de nuevo.',
  notChanged:
    'El producto no se ha cambiado: se ha eliminado en otra pestaña o este navegador no ha podido guardarlo. Los datos que has introducido siguen aquí.',
  listTitle: 'Añadidos en este navegador',
  listEmpty: 'Todavía no se ha añadido ningún producto en este navegador.',
  edit: 'Editar',
  remove: 'Eliminar',
  question: (title) => `¿Eliminar ${title}?`,
  questionText:
    'Dejará de venderse. Los carritos que lo contengan lo indicarán y los pedidos anteriores no cambiarán.',
  confirm: 'Eliminar producto',
  keep: 'Conservar producto',
}
