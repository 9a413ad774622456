import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const terms: Information = {
  title: 'Terms & Conditions',
  lead: 'The agreement between you and the shop, in words that can be read.',
  description: 'The terms of using the shop: orders, prices, warranty, changes.',
  updated: 'Last updated March 15, 2025',
  sections: [
    {
      id: 'use',
      title: 'Using the shop',
      text: [
        'You may look around, order and keep an account here as long as you do so lawfully and for yourself. You look after your password and after the browser that your account lives in.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and prices',
      text: [
        'Prices are in US dollars and include taxes where a page says so; at checkout a tax of 10 percent of the subtotal is shown and added. Amounts in other currencies are converted at fixed demonstration rates, for reading only.',
        'An order is agreed once it is placed and you see its number. You may change or cancel it within 1 hour by writing to support.',
      ],
    },
    {
      id: 'warranty',
      title: 'Warranty',
      text: [
        'Every product comes with a 2-year warranty against faults of material and making. It covers repair, exchange or your money back, in that order.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      text: [
        'We answer for what we sell and for what we promise here. We do not answer for what a browser does with the data that you keep in it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: ['When these terms change, we say so here 30 days before the new ones hold.'],
    },
  ],
}

export const termsTexts = defineTexts('terms', terms)
