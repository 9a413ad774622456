import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const returns: Information = {
  title: 'Returns & Refunds',
  lead: 'Thirty days to change your mind, and no questions that we do not need to ask.',
  description:
    'Return anything within 30 days; how long processing and refunds take, and what cannot come back.',
  sections: [
    {
      id: 'window',
      title: 'Within 30 days',
      text: [
        'You may send an item back within 30 days of receiving it, unused and in the box it came in.',
        'Once it is back with us, we look it over and process the return within 3–5 business days.',
      ],
    },
    {
      id: 'how',
      title: 'How to return',
      text: ['Three steps, none of them long:'],
      points: [
        'Write to support with your order number and what you would like to return.',
        'Pack the item as it came and put the note that we send you inside.',
        'Hand the parcel to any carrier and keep the receipt until the refund is there.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: ['The money goes back the way it came, once the return is processed.'],
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
      title: 'What cannot come back',
      text: [
        'Some things we cannot take back, for reasons of hygiene or because nobody else could use them:',
      ],
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
