import type { Information } from '../information.ts'
import { defineTexts } from '../texts.ts'

const about: Information = {
  title: 'About Statecart',
  lead: 'An everyday shop that does exactly what it says, in every state.',
  description: 'Who we are: a general store, established in 2025, with a 2-year warranty on everything.',
  sections: [
    {
      id: 'story',
      title: 'Our story',
      text: [
        'We opened in 2025 with a short list of things we would buy ourselves: headphones that last, coats that close, rings that fit. The list has grown since. The rule has not: if we would not keep it for two years, we do not sell it.',
        'That is why everything here carries a 2-year warranty, and why returning something within 30 days takes one message.',
      ],
    },
    {
      id: 'promise',
      title: 'What you can count on',
      text: [],
      points: [
        'Free shipping over $50',
        '30-day returns',
        'A 2-year warranty',
        '24/7 support',
        'A cart that is saved for you, and a checkout that never charges twice',
      ],
    },
    {
      id: 'made',
      title: 'How the shop is built',
      text: [
        'The name is meant literally. Every behavior of this shop, from the search box to the checkout, is a statechart: it can be drawn, driven and tested, one transition at a time. Your data stays in your own browser.',
      ],
    },
  ],
}

export const aboutTexts = defineTexts('about', about)
