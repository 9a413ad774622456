import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  title: 'Términos y condiciones',
  lead: 'El acuerdo entre la tienda y tú, en palabras que se pueden leer.',
  description: 'Las condiciones de uso de la tienda: pedidos, precios, garantía y cambios.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'use',
      title: 'Uso de la tienda',
      text: [
        'Puedes curiosear, comprar y tener una cuenta aquí siempre que sea de forma legal y para ti. Tú cuidas de tu contraseña y del navegador en el que vive tu cuenta.',
      ],
    },
    {
      id: 'orders',
      title: 'Pedidos y precios',
      text: [
        'Los precios están en dólares estadounidenses e incluyen impuestos donde la página lo indica; al pagar se muestra y se añade un impuesto del 10 % del subtotal. Los importes en otras monedas se convierten a un cambio fijo de demostración, solo a título orientativo.',
        'Un pedido queda acordado cuando se ha realizado y ves su número. Puedes cambiarlo o cancelarlo en la primera hora escribiendo a atención al cliente.',
      ],
    },
    {
      id: 'warranty',
      title: 'Garantía',
      text: [
        'Cada producto tiene 2 años de garantía por defectos de material y fabricación. Cubre la reparación, el cambio o la devolución de tu dinero, por ese orden.',
      ],
    },
    {
      id: 'liability',
      title: 'De qué respondemos',
      text: [
        'Respondemos de lo que vendemos y de lo que prometemos aquí. No respondemos de lo que haga un navegador con los datos que guardas en él.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en estas condiciones',
      text: [
        'Cuando cambien estas condiciones, lo diremos aquí 30 días antes de que entren en vigor las nuevas.',
      ],
    },
  ],
}
