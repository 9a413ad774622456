import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { loginWith, registerWith } from '../../machines/auth/auth.effects.ts'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import type { FieldValue } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { guest } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp, mug } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

const secret = (text: string) => new Secret('password', text)

function fill(screen: AnyActorRef, values: Record<string, FieldValue>): void {
  const { form } = screen.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  form.send({ type: 'form.submit' })
}

function openTab(ports: FakePorts) {
  const shop = openShop(ports).start()
  const { cart, wishlist, preferences, session, navigation } = shop.system.getAll()
  return { shop, cart, wishlist, preferences, session, navigation }
}

function register(shop: Shop, ports: FakePorts, email = ' Ada@Example.com ') {
  const { session } = shop.system.getAll()
  const screen = openScreen(shop, 'register', registerWith(ports), undefined).start()
  const password = secret('correct horse')
  fill(screen, { name: 'Ada Lovelace', email, password, confirmPassword: password })
  return waitFor(session, (snapshot) => snapshot.matches('signedIn'))
}

async function signIn(shop: Shop, ports: FakePorts, email: string, password = 'correct horse') {
  const screen = openScreen(shop, 'login', loginWith(ports), undefined).start()
  fill(screen, { email, password: secret(password) })
  await waitFor(screen, (snapshot) => !snapshot.hasTag('busy'))
  return screen.getSnapshot()
}

async function signOut({ session }: Pick<ReturnType<typeof openTab>, 'session'>) {
  session.send({ type: 'session.signOut' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
}

describe('an account', () => {
  it('takes over the guest’s cart, wishlist and preferences', async () => {
    const ports = fakePorts()
    const { shop, cart, wishlist, preferences } = openTab(ports)
    cart.send({ type: 'cart.add', product: lamp })
    wishlist.send({ type: 'wishlist.toggle', product: mug })
    preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    await waitFor(
      cart,
      (snapshot) => snapshot.matches('settled') && snapshot.context.stored.lines.length === 1,
    )
    await waitFor(wishlist, (snapshot) => snapshot.matches('settled'))
    const { context } = await register(shop, ports)
    const owner = context.user?.id
    await waitFor(cart, (snapshot) => snapshot.context.owner === owner && snapshot.matches('settled'))
    expect(ports.storage.contents('cart').find((record) => record.owner === owner)?.lines).toHaveLength(1)
    expect(ports.storage.contents('cart').find((record) => record.owner === guest)?.lines).toEqual([])
    expect(ports.storage.contents('wishlist').find((record) => record.owner === owner)?.products).toEqual([
      mug,
    ])
    expect(ports.storage.contents('preferences')).toMatchObject([{ owner, currency: 'EUR' }])
    expect(ports.storage.contents('paymentMethods')).toMatchObject([
      { owner, cards: [{ last4: '4242', sample: true, isDefault: true }] },
    ])
  })

  it('stores the email trimmed and in lower case, and only the user’s id in the session', async () => {
    const ports = fakePorts()
    const { shop } = openTab(ports)
    const { context } = await register(shop, ports)
    expect(ports.storage.contents('registeredUsers')).toMatchObject([
      { email: 'ada@example.com', isAdmin: false },
    ])
    expect(ports.storage.contents('user')).toEqual([{ key: 'current', id: context.user?.id }])
    expect(JSON.stringify(ports.storage.contents('registeredUsers'))).not.toContain('correct horse')
  })

  it('adds the quantities of the guest’s cart to those of the account at sign-in', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    tab.cart.send({ type: 'cart.add', product: lamp, quantity: 2 })
    await waitFor(
      tab.cart,
      (snapshot) => snapshot.matches('settled') && snapshot.context.stored.lines.length === 1,
    )
    const { context } = await register(tab.shop, ports)
    await signOut(tab)
    await waitFor(tab.cart, (snapshot) => snapshot.context.owner === guest && snapshot.matches('settled'))
    tab.cart.send({ type: 'cart.add', product: lamp, quantity: 3 })
    tab.wishlist.send({ type: 'wishlist.toggle', product: mug })
    await waitFor(
      tab.cart,
      (snapshot) => snapshot.matches('settled') && snapshot.context.stored.lines.length === 1,
    )
    await waitFor(tab.wishlist, (snapshot) => snapshot.matches('settled'))
    await signIn(tab.shop, ports, ' ADA@example.com')
    const owner = context.user?.id
    await waitFor(tab.cart, (snapshot) => snapshot.context.owner === owner && snapshot.matches('settled'))
    expect(tab.cart.getSnapshot().context.stored.lines).toMatchObject([
      { product: { id: lamp.id }, quantity: 5 },
    ])
  })

  it('loads its preferences at sign-in, and restores the defaults at sign-out', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    await register(tab.shop, ports)
    tab.preferences.send({ type: 'preferences.theme', theme: 'dark' })
    await expect.poll(() => ports.storage.contents('preferences')[0]?.theme).toBe('dark')
    await signOut(tab)
    expect(tab.preferences.getSnapshot().context.chosen.theme).toBe('system')
    await signIn(tab.shop, ports, 'ada@example.com')
    await waitFor(tab.preferences, (snapshot) => snapshot.context.chosen.theme === 'dark')
  })

  it('leaves no data of its owner in any running machine after sign-out', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    await register(tab.shop, ports)
    const owner = tab.session.getSnapshot().context.user?.id ?? ''
    tab.cart.send({ type: 'cart.add', product: lamp })
    tab.wishlist.send({ type: 'wishlist.toggle', product: mug })
    const actorsWithUserData = () =>
      Object.entries<AnyActorRef>(tab.shop.system.getAll())
        .filter(([, actor]) => {
          const contextText = JSON.stringify(actor.getSnapshot().context)
          return [owner, 'ada@example.com', 'Lovelace', lamp.title, mug.title].some((text) =>
            contextText.includes(text),
          )
        })
        .map(([name]) => name)
    await expect
      .poll(actorsWithUserData)
      .toEqual(expect.arrayContaining(['cart', 'orders', 'session', 'wishlist']))
    for (const actor of [tab.cart, tab.wishlist])
      await waitFor(actor, (snapshot) => snapshot.matches('settled') && snapshot.context.pending.length === 0)
    await signOut(tab)
    await expect.poll(actorsWithUserData).toEqual([])
  })

  it('is signed out in a tab when another tab signs out', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    await register(tab.shop, ports)
    await ports.storage.otherTab.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
    await waitFor(tab.session, (snapshot) => snapshot.matches('signedOut'))
    await waitFor(tab.navigation, (snapshot) => snapshot.context.place.path === '/')
    expect(ports.toasts.visible()).toEqual([])
  })
})

describe('signing in', () => {
  it('is refused with the same message for an unknown email and a wrong password', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    await register(tab.shop, ports)
    await signOut(tab)
    for (const [email, password] of [
      ['ada@example.com', 'wrong horse'],
      ['nobody@example.com', 'correct horse'],
    ] as const) {
      const snapshot = await signIn(tab.shop, ports, email, password)
      expect(snapshot.matches({ open: 'refused' })).toBe(true)
      expect(snapshot.context.reason).toBe('Invalid credentials')
    }
    expect(ports.toasts.visible()).toEqual(['signedOut', 'loginFailed ×2'])
  })

  it('withdraws notices that are no longer true: sign in, signed out and signed in', async () => {
    const ports = fakePorts()
    const tab = openTab(ports)
    await register(tab.shop, ports)
    await signOut(tab)
    expect(ports.toasts.visible()).toEqual(['signedOut'])
    tab.navigation.send({ type: 'navigation.push', to: '/profile/orders' })
    await expect.poll(() => ports.toasts.visible()).toEqual(['signedOut', 'loginToContinue'])
    await signIn(tab.shop, ports, 'ada@example.com')
    await waitFor(tab.session, (snapshot) => snapshot.matches('signedIn'))
    expect(ports.toasts.visible()).toEqual(['loginSuccessful'])
    await ports.storage.otherTab.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
    await waitFor(tab.session, (snapshot) => snapshot.matches('signedOut'))
    expect(ports.toasts.visible()).toEqual([])
  })

  it('is refused where the browser has no WebCrypto, without comparing plain text', async () => {
    const ports = fakePorts()
    const { shop } = openTab(ports)
    ports.passwords.gate.fail(new PasswordsUnavailable())
    const snapshot = await signIn(shop, ports, 'ada@example.com')
    expect(snapshot.hasTag('unprotected')).toBe(true)
    expect(ports.toasts.visible()).toEqual([])
  })
})
