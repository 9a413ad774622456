import type { Catalogue } from '../catalogue.ts'

export const home: Catalogue['home'] = {
  title: 'Compra mejor, vive mejor',
  line: 'Descubre productos increíbles',
  lead: 'Productos bien hechos para el día a día, del escritorio al armario. Seleccionados con cuidado, a precios razonables y entregados en una semana.',
  browse: 'Ver categorías',
  shopNow: 'Comprar ahora',
  heroPicture:
    'Una camisa y un vestido colgados sobre una mesa con unos auriculares, un jarrón, una taza y un anillo',
  categories: 'Compra por categoría',
  tiles: {
    electronics: { name: 'Electrónica', description: 'Pantallas, discos y sonido' },
    jewelery: { name: 'Joyería', description: 'Anillos, cadenas y pulseras' },
    mens: { name: 'Ropa de hombre', description: 'Chaquetas, camisas y básicos' },
    womens: { name: 'Ropa de mujer', description: 'Abrigos, tops y punto suave' },
  },
  featured: 'Productos destacados',
  featuredLead: 'Ocho productos elegidos al azar para esta visita.',
  viewAll: 'Ver todos los productos',
  empty: 'Ahora mismo no hay productos que mostrar.',
  failed: 'No se han podido cargar los productos. Inténtalo de nuevo más tarde.',
  categoriesFailed: 'No se han podido cargar las categorías. Inténtalo de nuevo más tarde.',
  retry: 'Intentar de nuevo',
  why: 'Por qué elegirnos',
  reasons: {
    quality: {
      title: 'Productos de calidad',
      text: 'Cada artículo tiene 2 años de garantía, así que solo vendemos lo que dura.',
    },
    prices: {
      title: 'Precios competitivos',
      text: 'Precios justos cada día, con envío gratis en pedidos de más de 50 US$.',
    },
    shipping: {
      title: 'Envío rápido',
      text: 'Enviamos en menos de 24 horas y tienes 30 días para devolver.',
    },
    support: {
      title: 'Atención 24/7',
      text: 'Personas de verdad, a cualquier hora, desde 2025.',
    },
  },
  description:
    'Electrónica, joyería y ropa para cada día: envío gratis en pedidos de más de 50 US$, 30 días para devoluciones y 2 años de garantía.',
}
