import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const shipping: Information = {
  title: 'Shipping Policy',
  lead: 'What it costs, how long it takes, and what happens on the way.',
  description:
    'Shipping rates and times: free standard shipping over $50, express, next day and international.',
  sections: [
    {
      id: 'now',
      title: 'At present',
      text: [
        'Every order ships free for the time being, whatever it holds: the rates below are those that we go back to.',
      ],
    },
    {
      id: 'rates',
      title: 'Within the United States',
      text: ['We hand every order to the carrier within 24 hours of placing it. From there it takes:'],
      table: {
        caption: 'Rates and times within the United States',
        columns: ['Service', 'Time', 'Price'],
        rows: [
          ['Standard, order over $50', '3–5 business days', 'Free'],
          ['Standard, order of $50 or less', '3–5 business days', '$4.99'],
          ['Express', '1–2 business days', '$9.99'],
          ['Next day, ordered before 2 PM EST', 'Next business day', '$14.99'],
        ],
      },
    },
    {
      id: 'international',
      title: 'To other countries',
      text: [
        'Parcels that cross a border take longer. Customs may add a day or two that nobody can promise away.',
      ],
      table: {
        caption: 'Times for international shipping',
        columns: ['To', 'Time'],
        rows: [
          ['Canada', '5–7 business days'],
          ['Europe', '7–10 business days'],
          ['Asia', '10–14 business days'],
          ['Australia and New Zealand', '10–14 business days'],
        ],
      },
    },
    {
      id: 'signature',
      title: 'At your door',
      text: [
        'An order of more than $200 may ask for a signature, so that nothing dear is left on a doorstep.',
        'If nobody is in, the carrier leaves a card and tries again on the next business day.',
      ],
    },
  ],
}

export const shippingTexts = defineTexts('shipping', shipping)
