import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const shipping: Information = {
  title: 'Shipping Policy',
  lead: 'Shipping costs, delivery times and what to expect.',
  description:
    'Shipping rates and times: free standard shipping over $50, express, next day and international.',
  sections: [
    {
      id: 'now',
      title: 'Current offer',
      text: [
        'All orders currently ship free, whatever their total. The rates below apply when this offer ends.',
      ],
    },
    {
      id: 'rates',
      title: 'Within the United States',
      text: ['We hand every order to the carrier within 24 hours. Delivery then takes:'],
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
      title: 'International shipping',
      text: ['International orders take longer. Customs clearance may add a day or two.'],
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
      title: 'Signature on delivery',
      text: [
        'Orders over $200 may require a signature on delivery.',
        'If nobody is home, the carrier leaves a notice and tries again on the next business day.',
      ],
    },
  ],
}

export const shippingTexts = defineTexts('shipping', shipping)
