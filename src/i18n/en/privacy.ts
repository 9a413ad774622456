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
      text: ['Write to hello@statecart.example. We answer around the clock.'],
    },
  ],
}

export const privacyTexts = defineTexts('privacy', privacy)
