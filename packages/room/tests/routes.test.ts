import { chartOf } from '@statecart/chart'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { marksOf } from '../src/see/marks-of.ts'
import { connect, createPair } from './connected.ts'

const tabsMachine = setup({
  guards: { isAdmin: ({ context }) => context['isAdmin'] === true },
}).createMachine({
  id: 'tabs',
  context: { isAdmin: false },
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    users: { id: 'users', route: {} },
    admin: { id: 'admin', route: { guard: 'isAdmin' } },
  },
})

async function opened() {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application })
  const tabs = createActor(tabsMachine, { inspect }).start()
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  return { tabs, link, sessionId }
}

test('a route is possible unless its own guard is false, and its event can be sent', async () => {
  const { tabs, link, sessionId } = await opened()
  const view = await link.ask('see.actor', sessionId)
  expect(view?.guards).toMatchObject([{ name: 'isAdmin', holds: false }])
  const { possible, refused } = marksOf(view, chartOf(tabsMachine), undefined)
  expect([...possible]).toEqual(['tabs|xstate.route|0', 'tabs|xstate.route|1'])
  expect([...refused]).toEqual(['tabs|xstate.route|2'])
  expect(await link.ask('send.events', sessionId)).toMatchObject([{ payload: { to: '#admin' } }])
  await link.ask('send.event', sessionId, 'xstate.route', '{"to":"#users"}')
  expect(tabs.getSnapshot().value).toBe('users')
})

test('"Go to" sends the event of a route', async () => {
  const { tabs, link, sessionId } = await opened()
  const path = await link.ask('drive.goTo', sessionId, 'users')
  expect(path).toMatchObject({ steps: [{ event: 'xstate.route', payload: { to: '#users' } }] })
  expect(tabs.getSnapshot().value).toBe('users')
})

test('the reasons for a route do not mention the other routes', async () => {
  const { tabs, link, sessionId } = await opened()
  tabs.send({ type: 'xstate.route', to: '#users' })
  const { cause } = await link.ask('see.why', sessionId, undefined)
  expect(cause?.candidates).toMatchObject([{ isTaken: true, guard: undefined, targets: ['users'] }])
})
