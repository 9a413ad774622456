import { applyToCards, type CardsChange, type SavedCard } from '../../../machines/domain/saved-cards.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { paymentMethodsModel } from '../../../machines/payment-methods/payment-methods.model.ts'
import { paymentTexts } from '../../../src/i18n/en/checkout.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, main, named } from '../locators.ts'
import type { Scene } from '../scene.ts'
import { fillCard } from './payment-form.ts'

type PaymentMove = Move<typeof paymentMethodsModel.machine>
type Snapshot = Parameters<NonNullable<PaymentMove['when']>>[0]

const words = paymentTexts.en
const visa: SavedCard = {
  id: 'visa',
  brand: 'visa',
  last4: '4242',
  cardHolder: 'Ada Lovelace',
  expiryDate: '12/40',
  isDefault: true,
}
const amex: SavedCard = { ...visa, id: 'amex', brand: 'american-express', last4: '0005', isDefault: false }
const both = [visa, amex]
const names: Readonly<Record<string, string>> = {
  visa: 'Visa ending in 4242',
  amex: 'American Express ending in 0005',
}
const toDefault: CardsChange = { type: 'card.default', id: amex.id }

const isAsked = (snapshot: Snapshot) => snapshot.hasTag('asking')

async function storesIn({ world }: Scene, cards: SavedCard[]): Promise<void> {
  await world.stores('paymentMethods', { owner: ada.id, cards })
  await world.gate('store:paymentMethods').pass()
}

/** The stored cards after the pending write. */
function written({ context: { stored, refused, pending, sent } }: Snapshot): SavedCard[] {
  return [...refused, ...pending.slice(0, sent)].reduce(applyToCards, stored)
}

const reads = (actor: string): PaymentMove[] => [
  {
    events: [
      {
        type: `xstate.done.actor.${actor}`,
        output: actor === 'reading' ? { value: both, refused: [] } : both,
      },
    ],
    how: (scene) => storesIn(scene, both),
  },
  {
    events: [{ type: `xstate.error.actor.${actor}`, error: new Error('unreadable') }],
    how: ({ world }) => world.gate('store:paymentMethods').refuse(),
  },
]

export const paymentMethodsDriver = defineDriver({
  model: paymentMethodsModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate('store:paymentMethods').hold()
    await visitor.open('/profile/payment')
  },
  moves: [
    ...reads('reading'),
    ...reads('rereading'),
    {
      events: (before) => [{ type: 'xstate.done.actor.writing', output: written(before) }],
      how: (scene, { context }) => storesIn(scene, context.stored),
    },
    {
      events: [{ type: 'xstate.error.actor.writing', error: new Error('full') }],
      how: ({ world }) => world.gate('store:paymentMethods').refuse('full'),
    },
    {
      events: [{ type: 'storage.changed' }],
      when: (snapshot) => !snapshot.matches({ cards: { writing: 'stale' } }),
      how: ({ world }) => world.reportsChange('paymentMethods'),
    },
    {
      events: [{ type: 'write.retry' }],
      when: (snapshot) => snapshot.hasTag('refused') && !isAsked(snapshot),
      how: ({ visitor }) => visitor.click(button(words.retry, main)),
    },
    {
      events: [toDefault],
      when: (snapshot) =>
        !isAsked(snapshot) && snapshot.context.shown.some(({ id, isDefault }) => id === 'amex' && !isDefault),
      how: ({ visitor }) => visitor.click(button(`${words.setDefault} ${names.amex}`)),
    },
    {
      events: [{ type: 'card.remove.ask', card: visa }],
      when: (snapshot) =>
        !isAsked(snapshot) &&
        snapshot.context.shown.some(({ id }) => id === 'visa') &&
        !snapshot.hasTag('loading'),
      how: ({ visitor }) => visitor.click(button(`${words.remove} ${names.visa}`)),
    },
    {
      events: [{ type: 'card.remove.cancel' }],
      when: isAsked,
      how: ({ visitor }) => visitor.click(button(words.keep)),
    },
    {
      events: [{ type: 'card.remove.confirm' }],
      when: isAsked,
      how: ({ visitor }) => visitor.click(button(words.confirm)),
    },
    {
      events: [{ type: 'form.toggled' }],
      when: (snapshot) => !isAsked(snapshot),
      how: ({ visitor }) => visitor.click(button(words.add)),
    },
    {
      events: [{ type: 'storage.changed' }, { type: 'card.saved' }],
      when: (snapshot) => snapshot.matches({ cards: 'settled', form: 'open' }) && !isAsked(snapshot),
      async how(scene) {
        await fillCard(scene)
        await scene.visitor.click(button(words.save))
        await scene.world.gate('store:paymentMethods').pass()
      },
    },
  ],
  shows: {
    async '*'({ visitor }, snapshot) {
      await visitor.counts(alert(words.refused), snapshot.hasTag('refused') ? 1 : 0)
      await visitor.counts(named('alertdialog'), isAsked(snapshot) ? 1 : 0)
      if (isAsked(snapshot)) return
      await visitor.counts(button(words.save), snapshot.matches({ form: 'open' }) ? 1 : 0)
      await showsCards({ visitor }, snapshot)
    },
  },
  exceptions: {
    both: {
      'paymentMethods.cards.loading|xstate.done.actor.reading|0':
        'saved cards have no journal: what is refused is forgotten with the screen',
    },
  },
})

async function showsCards({ visitor }: Pick<Scene, 'visitor'>, snapshot: Snapshot): Promise<void> {
  const cards = snapshot.hasTag('loading') ? [] : snapshot.context.shown
  for (const [id, name] of Object.entries(names)) {
    const card = cards.find((one) => one.id === id)
    await visitor.counts(button(`${words.remove} ${name}`), card ? 1 : 0)
    await visitor.counts(button(`${words.setDefault} ${name}`), card && !card.isDefault ? 1 : 0)
  }
}
