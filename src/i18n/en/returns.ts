import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const returns: Information = {
  title: 'Returns & Refunds',
  lead: 'You have 30 days to change your mind.',
  description:
    'Return items within 30 days: how long processing and refunds take, and what cannot be returned.',
  sections: [
    {
      id: 'window',
      title: 'Within 30 days',
      text: [
        'You may return an item within 30 days of receiving it, unused and in its original box.',
        'Once we receive it, we inspect it and process the return within 3–5 business days.',
      ],
    },
    {
      id: 'how',
      title: 'How to return',
      text: ['Returning an item takes three steps:'],
      points: [
        'Contact support with your order number and the items you would like to return.',
        'Pack the item in its original box with the return slip we send you.',
        'Hand the parcel to any carrier and keep the receipt until your refund arrives.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: ['We refund your original payment method once the return is processed.'],
      table: {
        caption: 'How long a refund takes',
        columns: ['Paid with', 'Refund arrives'],
        rows: [
          ['Card', '5–7 days'],
          ['PayPal', '2–3 days'],
          ['Store credit', 'Immediately'],
        ],
      },
    },
    {
      id: 'excluded',
      title: 'Items that cannot be returned',
      text: ['For hygiene reasons, or because they cannot be resold, we do not accept returns of:'],
      points: [
        'Personal care items',
        'Intimate apparel',
        'Customized products',
        'Digital downloads',
        'Gift cards',
      ],
    },
  ],
}

export const returnsTexts = defineTexts('returns', returns)
