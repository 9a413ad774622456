import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const terms: Information = {
  title: 'Terms & Conditions',
  lead: 'The agreement between you and the shop, in plain language.',
  description: 'The terms of use of the shop: orders, prices, warranty and changes.',
  updated: 'Last updated March 15, 2025',
  sections: [
    {
      id: 'use',
      title: 'Using the shop',
      text: [
        'You may browse, order and keep an account here for lawful, personal use. You are responsible for your password and for the browser that stores your account.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and prices',
      text: [
        'Prices are in US dollars. A tax of 10 percent of the subtotal is added at checkout and shown before you pay. Amounts in other currencies are converted at fixed demo rates.',
        'An order is binding once it is placed and its number is shown. You may change or cancel it within 1 hour by contacting support.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      text: [
        'Every product comes with a 2-year warranty against defects in materials and workmanship. It covers repair, exchange or a refund, in that order.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We are responsible for the products we sell and for the promises we make here. We are not responsible for what a browser does with the data stored in it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: ['We announce changes to these terms here 30 days before they take effect.'],
    },
  ],
}

export const termsTexts = defineTexts('terms', terms)
