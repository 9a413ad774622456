import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import type { sessionMachine } from '../../machines/session/session.machine.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const sessionOfGrace = { key: 'current', id: grace.id } as const

it('is restored as the user registered under its id', async () => {
  const { actors } = await adasShop(await adasPorts())
  expect(actors.session.getSnapshot().context.user).toMatchObject({ id: 'ada', isAdmin: false })
})

it('has the avatar of the saved settings, and none without settings', async () => {
  const ports = await adasPorts()
  const avatar = 'https://pictures.example/ada.png'
  await ports.storage.seed('settings', { ...defaultSettings(ada), owner: ada.id, avatar })
  const { session } = openShop(ports).start().system.getAll()
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: 'ready' }))
  expect(session.getSnapshot().context.avatar).toBe(avatar)
  await ports.storage.otherTab.transact('write', ['settings'], (tx) => tx.remove('settings', ada.id))
  await waitFor(session, ({ context }) => context.avatar !== avatar)
  expect(session.getSnapshot().context.avatar).toBe('')
})

it('keeps showing the avatar while the user is read again', async () => {
  const ports = await adasPorts()
  const avatar = 'https://pictures.example/ada.png'
  await ports.storage.seed('settings', { ...defaultSettings(ada), owner: ada.id, avatar })
  const { session } = openShop(ports).start().system.getAll()
  await waitFor(session, ({ context }) => context.avatar === avatar)
  const shown = new Set<string>()
  session.subscribe((snapshot: SnapshotFrom<typeof sessionMachine>) => shown.add(snapshot.context.avatar))
  await ports.storage.otherTab.transact('write', ['registeredUsers'], async (tx) => {
    const user = await tx.get('registeredUsers', ada.id)
    if (user) await tx.put('registeredUsers', { ...user, name: 'Ada King' })
  })
  await waitFor(session, ({ context }) => context.user?.name === 'Ada King')
  await waitFor(session, (snapshot) => snapshot.matches({ signedIn: 'ready' }))
  expect([...shown]).toEqual([avatar])
})

it('is not restored if its id is no longer registered', async () => {
  const ports = await adasPorts()
  await ports.storage.seed('user', sessionOfGrace)
  const { session } = openShop(ports).start().system.getAll()
  await waitFor(session, (snapshot) => !snapshot.matches('restoring'))
  expect(session.getSnapshot().matches('signedOut')).toBe(true)
})

it('is deleted on sign-out, which shows a notice and opens the home page', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  actors.session.send({ type: 'session.signOut' })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('closing'))
  expect(actors.session.getSnapshot().matches('signedOut')).toBe(true)
  expect(ports.storage.contents('user')).toEqual([])
  expect(ports.toasts.visible()).toEqual(['signedOut'])
})

it('stays on the home page when it ends there', async () => {
  const { actors } = await adasShop(await adasPorts())
  expect(actors.navigation.getSnapshot().context.place.path).toBe('/')
  actors.session.send({ type: 'session.signOut' })
  await waitFor(actors.session, (snapshot) => snapshot.matches('signedOut'))
  expect(actors.access.getSnapshot().matches('open')).toBe(true)
})

it('stays open with a message if the sign-out could not be stored', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  ports.storage.refuseWrites('full')
  actors.session.send({ type: 'session.signOut' })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('closing'))
  expect(actors.session.getSnapshot().matches('signedIn')).toBe(true)
  expect(ports.toasts.visible()).toEqual(['signOutFailed'])
})

it('follows the sign-in of another tab, even if that is reported before its own sign-in is done', async () => {
  const ports = await adasPorts()
  const { actors } = await adasShop(ports)
  await ports.storage.seed('registeredUsers', { ...grace, password: { salt: '', hash: '', rounds: 1 } })
  await ports.storage.seed('user', sessionOfGrace)
  const { user } = actors.session.getSnapshot().context
  if (!user) throw new Error('Ada is not here.')
  actors.session.send({ type: 'session.opened', user })
  await waitFor(actors.session, (snapshot) => !snapshot.matches('rereading'))
  expect(actors.session.getSnapshot().context.user).toMatchObject({ id: grace.id })
})
