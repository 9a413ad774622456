// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

test('notifies rooms when the title or the URL of the page changes', async () => {
  document.title = 'Lamps'
  history.replaceState(null, '', '/first')
  const { application, room, sent } = createPair()
  const { inspect, close } = openRoom({ channel: application })
  const lamp = createActor(lampMachine, { inspect }).start()
  await connect(room)
  const told = () => sent.flatMap((message) => (message.kind === 'here' ? [message.tab] : []))
  expect(told().at(-1)).toMatchObject({ title: 'Lamps', address: '/first' })

  document.title = 'Other lamps'
  await expect.poll(told).toContainEqual(expect.objectContaining({ title: 'Other lamps' }))
  history.replaceState(null, '', '/second')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(told().at(-1)).toMatchObject({ title: 'Other lamps', address: '/second' })
  close()
  lamp.stop()
})
