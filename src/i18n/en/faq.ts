import { shopMail } from '../contact-details.ts'
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
  lead: 'Answers to our most common questions. Each answer has its own link to share.',
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
            'Add items to your cart, sign in or create an account, and select Proceed to Checkout. Your order is placed when you see its number.',
        },
        {
          id: 'change-order',
          question: 'Can I change or cancel an order?',
          answer: `Yes, within 1 hour of placing it: write to ${shopMail} with the order number. After that we pack your order, and you can return it instead.`,
        },
        {
          id: 'without-account',
          question: 'Do I need an account?',
          answer:
            'Not to browse, fill a cart or keep a wishlist. You need one to order, and everything you added before signing in stays in your cart.',
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
            'We process every order within 24 hours. Standard shipping then takes 3-5 business days and express 1-2. Next-day orders placed before 2 PM EST arrive on the next business day.',
        },
        {
          id: 'shipping-cost',
          question: 'What does shipping cost?',
          answer:
            'Standard shipping is free on orders over $50 and costs $4.99 on orders of $50 or less. Express costs $9.99, next day $14.99. All orders currently ship free.',
        },
        {
          id: 'international',
          question: 'Do you ship internationally?',
          answer:
            'Yes: to Canada in 5-7 business days, to Europe in 7-10, to Asia, Australia and New Zealand in 10-14.',
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
          answer:
            'You have 30 days from the day you receive it. We process returns within 3-5 business days.',
        },
        {
          id: 'refund-time',
          question: 'When do I get my money back?',
          answer:
            'Refunds to a card take 5-7 days and to PayPal 2-3 days. Store credit is available immediately.',
        },
        {
          id: 'not-returnable',
          question: 'Which items cannot be returned?',
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
          question: 'What card details do you store?',
          answer:
            'The card brand, last four digits, name and expiry date. The full number and the security code are never stored.',
        },
        {
          id: 'tax',
          question: 'Which taxes do I pay?',
          answer:
            'Product prices include the taxes on the products themselves. An order tax of 10 percent of the subtotal is added at checkout. It is shown in your cart and at checkout before you pay.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and security',
      answers: [
        {
          id: 'where-is-my-data',
          question: 'Where is my data stored?',
          answer:
            'Only in this browser. In Settings you can export it as one file, import it in another browser, or delete it.',
        },
        {
          id: 'forgotten-password',
          question: 'I forgot my password. What can I do?',
          answer:
            'We cannot send you a new one, because your account exists only in your browser. Check the passwords saved in your browser, or create another account.',
        },
        {
          id: 'other-device',
          question: 'Can I use my account on another device?',
          answer:
            'Yes. Export your data on the first device and import it on the second. After that, the two are not synchronized.',
        },
      ],
    },
  ],
}

export const faqTexts = defineTexts('faq', faq)
