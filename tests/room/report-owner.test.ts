import { expect, test } from 'vitest'
import { type AnyActorRef, SimulatedClock } from 'xstate'
import { loginWith } from '../../machines/auth/auth.effects.ts'
import { contactWith } from '../../machines/contact/contact.effects.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { settingsScreenWith } from '../../machines/settings/settings.effects.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { createRecentEvents } from '../../src/adapters/recent-events.ts'
import { waitFor } from '../wait.ts'
import { registry } from './purchase.ts'

/** Not from the fixtures, whose names a report contains as examples. */
const lady = { id: 'lady', email: 'lady@lovelace.example', name: 'Lady Lovelace', isAdmin: false }
const origin = 'https://shop.example'
const phone = '555 0147'
const message = 'Do they glow in the dark?'
const password = new Secret('password', 'correct horse')

async function opened() {
  const ports = fakePorts()
  await ports.storage.seed('registeredUsers', { ...lady, password: await ports.passwords.hash(password) })
  const { record, recent, clear } = createRecentEvents(ports.clock.now)
  ports.clearRecent = clear
  const shop = openShop(ports, 'admin', { clock: new SimulatedClock(), inspect: record }).start()
  const { session } = shop.system.getAll()
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  const reported = async () => {
    const subject = { root: shop, world: ports, clock: ports.clock, later: () => () => undefined, recent }
    const host = openHost(subject, registry)
    const report = await host.ask('report.write', 'none')
    host.close()
    return JSON.stringify(report)
  }
  const receivedBy = (actor: AnyActorRef) =>
    recent().flatMap(({ inspectionEvent: event }) =>
      event.type === '@xstate.event' && event.actorRef === actor ? [event.event.type] : [],
    )
  return { ports, shop, session, reported, receivedBy }
}

function type(screen: AnyActorRef, values: Record<string, string | Secret>): AnyActorRef {
  const { form } = screen.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  return form
}

test('a report after a sign-out contains nothing of what the former user did', async () => {
  const { ports, shop, session, reported, receivedBy } = await opened()
  const login = openScreen(shop, 'login', loginWith(ports), undefined).start()
  type(login, { email: lady.email, password }).send({ type: 'form.submit' })
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  shop.send({ type: 'screen.closed', actor: login })
  const contact = openScreen(shop, 'contact', contactWith(ports), undefined).start()
  const settings = openScreen(shop, 'settings', settingsScreenWith(ports), { user: lady, origin }).start()
  await waitFor(settings, (snapshot) => snapshot.matches('open'))
  type(contact, { email: lady.email, message })
  expect(await reported()).toContain(message)
  session.send({ type: 'session.signOut' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  type(settings, { phone })
  for (const actor of [contact, settings]) shop.send({ type: 'screen.closed', actor })
  await waitFor(shop.system.get('orders'), (snapshot) => !snapshot.hasTag('loading'))
  const report = await reported()
  for (const text of [message, phone, lady.email]) expect(report).not.toContain(text)
  const { navigation } = shop.system.getAll()
  navigation.send({ type: 'navigation.push', to: '/about' })
  await waitFor(navigation, ({ context }) => context.place.path === '/about')
  expect(receivedBy(navigation)).toContain('navigation.push')
  expect(receivedBy(shop)).toContain('place.changed')
})

test('a report after a sign-in contains nothing of what the guest did', async () => {
  const { ports, shop, session, reported } = await opened()
  const contact = openScreen(shop, 'contact', contactWith(ports), undefined).start()
  type(contact, { message })
  shop.send({ type: 'screen.closed', actor: contact })
  expect(await reported()).toContain(message)
  await ports.storage.otherTab.transact('write', ['user'], (tx) =>
    tx.put('user', { key: 'current', id: lady.id }),
  )
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  expect(await reported()).not.toContain(message)
})
