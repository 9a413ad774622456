import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  title: 'Términos y condiciones',
  lead: 'El acuerdo entre la tienda y tú, en un lenguaje claro.',
  description: 'Las condiciones de uso de la tienda: pedidos, precios, garantía y cambios.',
  updated: 'Última actualización: 15 de marzo de 2025',
  sections: [
    {
      id: 'use',
      title: 'Uso de la tienda',
      text: [
        'Puedes navegar, comprar y tener una cuenta aquí para uso personal y lícito. Eres responsable de tu contraseña y del navegador en el que se guarda tu cuenta.',
      ],
    },
    {
      id: 'orders',
      title: 'Pedidos y precios',
      text: [
        'Los precios están en dólares estadounidenses. Al tramitar el pedido se añade un impuesto del 10 % del subtotal, que se muestra antes de pagar. Los importes en otras monedas se convierten a tipos de cambio fijos de demostración.',
        'Un pedido es vinculante cuando se ha realizado y se muestra su número. Puedes cambiarlo o cancelarlo durante la primera hora contactando con atención al cliente.',
      ],
    },
    {
      id: 'warranty',
      title: 'Garantía',
      text: [
        'Cada producto tiene 2 años de garantía por defectos de material y fabricación. Cubre la reparación, el cambio o el reembolso, por ese orden.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      text: [
        'Somos responsables de los productos que vendemos y de lo que prometemos aquí. No somos responsables de lo que haga un navegador con los datos que contiene.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en estas condiciones',
      text: ['Los cambios en estas condiciones se anuncian aquí 30 días antes de su entrada en vigor.'],
    },
  ],
}
