import { defineTexts } from '../texts.ts'

type Answer = { readonly id: string; readonly question: string; readonly answer: string }
type Group = { readonly id: string; readonly title: string; readonly answers: readonly Answer[] }
type Faq = {
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly groups: readonly Group[]
}

const faq: Faq = {
  title: 'Frequently asked questions',
  lead: 'Answers to what people ask most. Each has an address of its own, to be sent along.',
  description:
    'Ordering, shipping, returns and refunds, payment, account and security: the answers in one place.',
  groups: [
    {
      id: 'ordering',
      title: 'Ordering',
      answers: [
        {
          id: 'how-to-order',
          question: 'How do I place an order?',
          answer:
            'Put what you like into the cart, sign in or create an account, and follow Proceed to Checkout. The order is placed when you see its number.',
        },
        {
          id: 'change-order',
          question: 'Can I change or cancel an order?',
          answer:
            'Yes, within 1 hour of placing it: write to hello@statecart.example with the order number. After that it is packed, and you can return it instead.',
        },
        {
          id: 'without-account',
          question: 'Do I need an account?',
          answer:
            'To look around, fill a cart and keep a wishlist, no. To order, yes: what you gathered before signing in comes along.',
        },
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping',
      answers: [
        {
          id: 'shipping-time',
          question: 'How long does shipping take?',
          answer:
            'We process every order within 24 hours. Standard shipping then takes 3–5 business days, express 1–2, and next day arrives tomorrow when you order before 2 PM EST.',
        },
        {
          id: 'shipping-cost',
          question: 'What does shipping cost?',
          answer:
            'Standard shipping is free over $50 and $4.99 below, express $9.99, next day $14.99. At present every order ships free.',
        },
        {
          id: 'international',
          question: 'Do you ship abroad?',
          answer:
            'Yes: to Canada in 5–7 business days, to Europe in 7–10, to Asia, Australia and New Zealand in 10–14.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Returns and refunds',
      answers: [
        {
          id: 'return-window',
          question: 'How long do I have to return something?',
          answer: '30 days from the day you received it. We process a return within 3–5 business days.',
        },
        {
          id: 'refund-time',
          question: 'When do I get my money back?',
          answer: 'To a card in 5–7 days, through PayPal in 2–3, as store credit at once.',
        },
        {
          id: 'not-returnable',
          question: 'What can I not return?',
          answer:
            'Personal care items, intimate apparel, customized products, digital downloads and gift cards.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      answers: [
        {
          id: 'cards',
          question: 'Which cards do you accept?',
          answer: 'All major credit cards: Visa, Mastercard, American Express and Discover.',
        },
        {
          id: 'stored-cards',
          question: 'What do you store of my card?',
          answer:
            'The brand, the last four digits, the name and the expiry date. The number and the security code are never stored, anywhere.',
        },
        {
          id: 'tax',
          question: 'Is tax included?',
          answer:
            'Tax is 10 percent of the subtotal. It is shown in the cart and at checkout before you pay.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and security',
      answers: [
        {
          id: 'where-is-my-data',
          question: 'Where is my data?',
          answer:
            'In this browser alone. Your settings page exports it as one file, imports it elsewhere, and deletes it.',
        },
        {
          id: 'forgotten-password',
          question: 'I forgot my password. What now?',
          answer:
            'Nobody can send you a new one, for nobody else has your account. Look among the passwords that your browser saved, or create another account.',
        },
        {
          id: 'other-device',
          question: 'Can I use my account on another device?',
          answer:
            'Export your data on the first device and import it on the second. They stay separate from then on.',
        },
      ],
    },
  ],
}

export const faqTexts = defineTexts('faq', faq)
