import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const privacy: Information = {
  title: 'Privacy Policy',
  lead: 'The short version: what you tell this shop stays in this browser.',
  description: 'What the shop keeps, where it keeps it, and how you take it with you or delete it.',
  updated: 'Last updated March 15, 2025',
  sections: [
    {
      id: 'kept',
      title: 'What is kept',
      text: [
        'Your account, cart, wishlist, orders, settings and saved cards are kept in the storage of the browser you use, and nowhere else. No server of ours ever sees them.',
        'Of a card we keep the brand, the last four digits, the name on it and the expiry date. The full number and the security code are checked while you pay and then forgotten.',
        'Your password is kept only as a salted hash, from which it cannot be read back.',
      ],
    },
    {
      id: 'asked',
      title: 'What is asked of others',
      text: [
        'The shop asks two product services for their lists, pictures and prices. They learn what any web server learns of a visitor, such as the address of your connection, and nothing of what you put in your cart.',
        'There are no trackers, no advertising and no cookies.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      text: ['It is your data, and your settings page treats it that way:'],
      points: [
        'Export everything the shop keeps about you as one file.',
        'Import that file in another browser.',
        'Delete your account with everything that it owns.',
      ],
    },
    {
      id: 'limits',
      title: 'What this cannot protect',
      text: [
        'Whoever can use your browser profile can open what it keeps. On a computer that you share, sign out and delete your account when you are done.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      text: ['Write to hello@statecart.example. We answer around the clock, and plainly.'],
    },
  ],
}

export const privacyTexts = defineTexts('privacy', privacy)
