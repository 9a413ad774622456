import { defineModel, performs, tells } from '../model.ts'
import { noticesMachine } from './notices.machine.ts'

const added = { kind: 'success', text: 'addedToCart' }
const undo = { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } }
const removed = { kind: 'success', text: 'removedFromCart', action: undo }

export const noticesModel = defineModel({
  machine: noticesMachine,
  purpose: 'Says things once, for as long as the screen allows; a notice may offer to undo what it tells of.',
  input: undefined,
  events: [
    { type: 'notice.say', notices: [added] },
    { type: 'notice.say', notices: [added, removed] },
    { type: 'notice.withdraw', actor: 'cart' },
    { type: 'notice.act', notice: removed },
    { type: 'place.changed', path: '/products/7' },
    { type: 'place.changed', path: '/cart' },
  ],
  abstract: (context) => context,
  answers: {
    '*': {
      'notice.say': {
        does: ({ onProductScreen }, { notices }) => [performs('show', { notices, onProductScreen })],
      },
      'notice.withdraw': { does: [performs('withdraw', { type: 'notice.withdraw', actor: 'cart' })] },
      'notice.act': { does: [tells('cart', { type: 'cart.undo' })] },
      'place.changed': {
        after: (_, { onProductScreen }, { path }) => onProductScreen === (path === '/products/7'),
      },
    },
  },
  tags: {},
  invariants: {
    'it knows whether products are on the screen, and nothing else': ({ context }) =>
      Object.keys(context).join() === 'onProductScreen',
  },
})
