import { shopMail } from '../contact-details.ts'
import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const privacy: Information = {
  title: 'Privacy Policy',
  lead: 'In short: your data stays in this browser.',
  description: 'What data the shop stores, where it is stored, and how you can export or delete it.',
  updated: 'Last updated March 15, 2025',
  sections: [
    {
      id: 'kept',
      title: 'What we store',
      text: [
        'Your account, cart, wishlist, orders, settings and saved cards are stored in the browser you use, and nowhere else. They are never sent to a server.',
        'For each card we store the brand, last four digits, name and expiry date. The full number and the security code are checked when you pay and are never stored.',
        'Your password is stored only as a salted hash, from which it cannot be recovered.',
      ],
    },
    {
      id: 'asked',
      title: 'Third-party services',
      text: [
        'The shop loads product lists, images and prices from two product services. Like any web server, they receive your IP address, but they learn nothing about your cart or orders.',
        'There are no trackers, no advertising and no cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'Your choices',
      text: ['In Settings you can:'],
      points: [
        'Export everything the shop stores about you as one file.',
        'Import that file in another browser.',
        'Delete your account and all its data.',
      ],
    },
    {
      id: 'limits',
      title: 'Shared computers',
      text: [
        'Anyone who can use your browser profile can see the data stored in it. On a shared computer, sign out and delete your account when you are done.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: [`Write to ${shopMail}. We answer around the clock.`],
    },
  ],
}

export const privacyTexts = defineTexts('privacy', privacy)

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
        'Once we receive it, we inspect it and process the return within 3-5 business days.',
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
          ['Card', '5-7 days'],
          ['PayPal', '2-3 days'],
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
          ['Standard, order over $50', '3-5 business days', 'Free'],
          ['Standard, order of $50 or less', '3-5 business days', '$4.99'],
          ['Express', '1-2 business days', '$9.99'],
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
          ['Canada', '5-7 business days'],
          ['Europe', '7-10 business days'],
          ['Asia', '10-14 business days'],
          ['Australia and New Zealand', '10-14 business days'],
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
