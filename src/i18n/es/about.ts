import type { Catalogue } from '../catalogue.ts'

export const about: Catalogue['about'] = {
  title: 'Sobre Statecart',
  lead: 'Una tienda para el día a día que hace exactamente lo que dice, en todos sus estados.',
  description:
    'Quiénes somos: una tienda de todo un poco, abierta en 2025, con 2 años de garantía en cada artículo.',
  sections: [
    {
      id: 'story',
      title: 'Nuestra historia',
      text: [
        'Abrimos en 2025 con una lista corta de cosas que compraríamos nosotros mismos: auriculares que duran, abrigos que cierran bien, anillos que encajan. La lista ha crecido desde entonces. La regla sigue igual: si no nos lo quedaríamos dos años, no lo vendemos.',
        'Por eso todo lo que ves aquí tiene 2 años de garantía, y por eso basta un mensaje para devolver algo en 30 días.',
      ],
    },
    {
      id: 'promise',
      title: 'Con qué puedes contar',
      text: [],
      points: [
        'Envío gratis en pedidos de más de 50 US$',
        '30 días para devoluciones',
        '2 años de garantía',
        'Atención las 24 horas, los 7 días',
        'Un carrito que se guarda y un pago que nunca cobra dos veces',
      ],
    },
    {
      id: 'made',
      title: 'Cómo está hecha la tienda',
      text: [
        'El nombre es literal. Cada comportamiento de esta tienda, del buscador al pago, es un diagrama de estados (statechart): se puede dibujar, manejar y probar transición a transición. Tus datos permanecen en tu propio navegador.',
      ],
    },
  ],
}
