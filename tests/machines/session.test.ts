import { expect, it } from 'vitest'
import { grace } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const strangers = { key: 'current', id: grace.id } as const

it('goes on where it was left, as whoever is registered under its id', async () => {
  const { actors } = await adasShop(await adasPorts())
  expect(actors.session.getSnapshot().context.user).toMatchObject({ id: 'ada', isAdmin: false })
})

it('is nobody’s where its id is registered no longer', async () => {
  const ports = await adasPorts()
  await ports.storage.seed('user', strangers)
  const { session } = openShop(ports).start().system.getAll()
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'))
  expect(session.getSnapshot().matches('signedOut')).toBe(true)
})

it('is kept nowhere once somebody has signed out, who is told so and led home', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  actors.session.send({ type: 'session.signOut' })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('closing'))
  expect(actors.session.getSnapshot().matches('signedOut')).toBe(true)
  expect(ports.storage.contents('user')).toEqual([])
  expect(ports.toasts.standing()).toEqual(['signedOut'])
})

it('goes on, and says so, where signing out could not be kept', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  ports.storage.refuseWrites('full')
  actors.session.send({ type: 'session.signOut' })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('closing'))
  expect(actors.session.getSnapshot().matches('signedIn')).toBe(true)
  expect(ports.toasts.standing()).toEqual(['signOutFailed'])
})

it('is whose another tab made it, even if that was heard of before its own sign-in', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  await ports.storage.seed('registeredUsers', { ...grace, password: { salt: '', hash: '', rounds: 1 } })
  await ports.storage.seed('user', strangers)
  const { user: ada } = actors.session.getSnapshot().context
  if (!ada) throw new Error('Ada is not here.')
  actors.session.send({ type: 'session.opened', user: ada })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('rereading'))
  expect(actors.session.getSnapshot().context.user).toMatchObject({ id: grace.id })
})
