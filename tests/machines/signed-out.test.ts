import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { addProductWith } from '../../machines/add-product/add-product.effects.ts'
import { buyNowWith } from '../../machines/buy-now/buy-now.effects.ts'
import { checkoutWith } from '../../machines/checkout/checkout.effects.ts'
import type { FieldValue } from '../../machines/domain/form.ts'
import { sampleCard } from '../../machines/domain/saved-cards.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { guest } from '../../machines/domain/user.ts'
import type { FakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp, scarf, twoLamps } from '../../machines/fixtures/examples.ts'
import { passwordChangeWith } from '../../machines/password-change/password-change.effects.ts'
import { paymentFormWith } from '../../machines/payment-form/payment-form.effects.ts'
import { paymentMethodsWith } from '../../machines/payment-methods/payment-methods.effects.ts'
import { settingsScreenWith } from '../../machines/settings/settings.effects.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { hatValues, shopOrigin } from './add-product-values.ts'
import { adasCard, adasPorts, adasShop, filledCheckout } from './customer.ts'

type Tab = Pick<Awaited<ReturnType<typeof adasShop>>, 'actors'>

/** Another tab signs out without a message to this one. */
function signsOutUnheard({ storage }: FakePorts): Promise<void> {
  return storage.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
}

/** Another tab deletes the account with these saved cards without a message to this one. */
function deletesUnheard({ storage }: FakePorts): Promise<void> {
  return storage.transact('write', ['user', 'registeredUsers', 'paymentMethods'], async (tx) => {
    await tx.remove('user', 'current')
    await tx.remove('registeredUsers', ada.id)
    await tx.remove('paymentMethods', ada.id)
  })
}

async function expectSignedOut({ actors }: Tab, { toasts }: FakePorts): Promise<void> {
  await waitFor(actors.session, (snapshot) => snapshot.matches('signedOut'))
  await expect.poll(() => toasts.visible()).toEqual(['notSignedIn'])
}

function submit(screen: AnyActorRef, values: Record<string, FieldValue>): void {
  const form: AnyActorRef | undefined = screen.getSnapshot().children.form
  for (const [name, value] of Object.entries(values)) form?.send({ type: 'field.changed', name, value })
  form?.send({ type: 'form.submit' })
}

describe('a tab that missed a sign-out in another tab', () => {
  it('places no order at checkout', async () => {
    const ports = await adasPorts()
    const tab = await filledCheckout(ports)
    await signsOutUnheard(ports)
    await tab.pay()
    expect(ports.storage.contents('orders')).toEqual([])
    expect(ports.storage.contents('cart')[0]?.lines).toEqual(twoLamps.lines)
    await expectSignedOut(tab, ports)
  })

  it('starts no checkout attempt', async () => {
    const ports = await adasPorts()
    const tab = await adasShop(ports)
    await signsOutUnheard(ports)
    const checkout = openScreen(tab.shop, 'checkout', checkoutWith(ports), { user: ada }).start()
    await waitFor(checkout, (snapshot) => !snapshot.hasTag('loading'))
    expect(ports.storage.contents('cart')[0]?.attempt).toBeUndefined()
    await expectSignedOut(tab, ports)
  })

  it('places no order with Buy Now', async () => {
    const ports = await adasPorts()
    const home = {
      street: '1 Engine Row',
      city: 'London',
      state: 'London',
      zipCode: 'N1',
      country: 'UK' as const,
    }
    await ports.storage.seed('settings', { ...defaultSettings(ada), address: home, owner: ada.id })
    await ports.storage.seed('paymentMethods', {
      owner: ada.id,
      cards: [sampleCard(ada, ports.clock.now())],
    })
    const tab = await adasShop(ports)
    const buyNow = openScreen(tab.shop, 'buyNow', buyNowWith(ports), { owner: ada.id }).start()
    await waitFor(buyNow, (snapshot) => snapshot.hasTag('offered'))
    await signsOutUnheard(ports)
    buyNow.send({ type: 'buyNow.ask' })
    buyNow.send({ type: 'buyNow.confirm' })
    await waitFor(buyNow, (snapshot) => !snapshot.hasTag('busy'))
    expect(ports.storage.contents('orders')).toEqual([])
    await expectSignedOut(tab, ports)
  })

  it('changes no saved cards, and stores none for a deleted account', async () => {
    const ports = await adasPorts()
    const card = { ...sampleCard(ada, ports.clock.now()), isDefault: false }
    await ports.storage.seed('paymentMethods', { owner: ada.id, cards: [card] })
    const tab = await adasShop(ports)
    const input = { owner: ada.id }
    const cards = openScreen(tab.shop, 'paymentMethods', paymentMethodsWith(ports), input).start()
    await waitFor(cards, (snapshot) => !snapshot.hasTag('loading'))
    await deletesUnheard(ports)
    cards.send({ type: 'card.default', id: card.id })
    await waitFor(cards, (snapshot) => snapshot.matches({ cards: 'settled' }))
    expect(cards.getSnapshot().context).toMatchObject({ shown: [], pending: [], refused: [] })
    expect(ports.storage.contents('paymentMethods')).toEqual([])
    await expectSignedOut(tab, ports)
  })

  it.each([
    ['cart', { type: 'cart.add', product: lamp }],
    ['wishlist', { type: 'wishlist.toggle', product: lamp }],
  ] as const)(
    'adds nothing to the %s of a deleted account, and detects the sign-out',
    async (name, event) => {
      const ports = await adasPorts()
      const tab = await adasShop(ports)
      const actor: AnyActorRef = tab.actors[name]
      await waitFor(actor, (snapshot) => snapshot.matches('settled'))
      await deletesUnheard(ports)
      actor.send(event)
      await expectSignedOut(tab, ports)
      await waitFor(actor, (snapshot) => snapshot.matches('settled'))
      expect(actor.getSnapshot().context).toMatchObject({ owner: guest, pending: [], refused: [] })
    },
  )

  it('saves no new card for a deleted account', async () => {
    const ports = await adasPorts()
    const tab = await adasShop(ports)
    const actor = openScreen(tab.shop, 'paymentForm', paymentFormWith(ports), { owner: ada.id }).start()
    await deletesUnheard(ports)
    submit(actor, { ...adasCard, cardHolder: 'Ada Lovelace' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('busy'))
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(ports.storage.contents('paymentMethods')).toEqual([])
    await expectSignedOut(tab, ports)
  })

  it('saves no settings, and leaves what was typed in the form', async () => {
    const ports = await adasPorts()
    const tab = await adasShop(ports)
    const input = { user: ada, origin: shopOrigin }
    const settings = openScreen(tab.shop, 'settings', settingsScreenWith(ports), input).start()
    await waitFor(settings, (snapshot) => snapshot.matches('open'))
    await signsOutUnheard(ports)
    submit(settings, { city: 'London' })
    tab.clock.increment(500)
    await waitFor(settings, (snapshot) => snapshot.matches({ open: 'filling' }))
    expect(settings.getSnapshot().context.typed.city).toBe('London')
    expect(ports.storage.contents('settings')).toEqual([])
    await expectSignedOut(tab, ports)
  })

  it('changes no password', async () => {
    const ports = await adasPorts()
    const [current, wanted] = [new Secret('password', 'correct horse'), new Secret('password', 'new horse 1')]
    const account = { ...ada, password: await ports.passwords.hash(current) }
    await ports.storage.seed('registeredUsers', account)
    const tab = await adasShop(ports)
    const change = openScreen(tab.shop, 'passwordChange', passwordChangeWith(ports), { user: ada }).start()
    change.send({ type: 'change.asked' })
    await signsOutUnheard(ports)
    submit(change, { currentPassword: current, newPassword: wanted, confirmPassword: wanted })
    await waitFor(change, (snapshot) => !snapshot.hasTag('busy'))
    expect(change.getSnapshot().matches({ open: 'filling' })).toBe(true)
    expect(ports.storage.contents('registeredUsers')).toEqual([account])
    await expectSignedOut(tab, ports)
  })

  it('adds and removes no product', async () => {
    const ports = await adasPorts()
    const account = { ...ada, isAdmin: true, password: { salt: '', hash: '', rounds: 1 } }
    await ports.storage.seed('registeredUsers', account)
    await ports.storage.seed('products', scarf)
    const tab = await adasShop(ports)
    const input = { user: ada, origin: shopOrigin }
    const editor = openScreen(tab.shop, 'addProduct', addProductWith(ports), input).start()
    await signsOutUnheard(ports)
    submit(editor, hatValues)
    tab.clock.increment(100)
    await waitFor(editor, (snapshot) => snapshot.matches({ editor: { open: 'filling' } }))
    editor.send({ type: 'product.remove.ask', product: scarf })
    editor.send({ type: 'product.remove.confirm' })
    await waitFor(editor, (snapshot) => snapshot.matches({ removal: 'settled' }))
    expect(ports.storage.contents('products')).toEqual([scarf])
    await waitFor(tab.actors.session, (snapshot) => snapshot.matches('signedOut'))
    await expect.poll(() => ports.toasts.visible()).toEqual(['notSignedIn ×2'])
  })

  it('stores no preferences for a deleted account', async () => {
    const ports = await adasPorts()
    const tab = await adasShop(ports)
    await waitFor(tab.actors.preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
    await deletesUnheard(ports)
    tab.actors.preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    await waitFor(tab.actors.preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
    expect(ports.storage.contents('preferences')).toEqual([])
    await expectSignedOut(tab, ports)
    tab.actors.preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    expect(ports.appearance.saved).toMatchObject({ currency: 'GBP' })
    expect(ports.storage.contents('preferences')).toEqual([])
  })
})
