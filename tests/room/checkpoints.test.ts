import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { lamp } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { openHost } from '../../packages/room/src/host/host.ts'
import { asTest } from '../../packages/room/src/record/as-test.ts'
import type { Recording } from '../../packages/room/src/record/recording.ts'
import { replayWhole } from '../../packages/room/src/record/replay.ts'
import { replaying } from '../../src/app/machine-room/replaying.ts'
import { waitFor } from '../wait.ts'
import { registry } from './purchase.ts'

const lines = 'stored.lines.length'

/** Adds a lamp to the cart, with checkpoints of the cart before and after. */
async function recorded() {
  const ports = fakePorts()
  const shop = openShop(ports, 'admin', { clock: new SimulatedClock() }).start()
  const { cart, session } = shop.system.getAll()
  await waitFor(session, (snapshot) => !snapshot.hasTag('loading'))
  const rested = (count: number) =>
    waitFor(cart, (snapshot) => snapshot.matches('settled') && snapshot.context.stored.lines.length === count)
  await rested(0)
  const later = () => () => undefined
  const host = openHost({ root: shop, world: ports, clock: ports.clock, later }, registry)
  await host.ask('record.start')
  await host.ask('record.check', cart.sessionId, lines, '0')
  cart.send({ type: 'cart.add', product: lamp })
  await rested(1)
  await host.ask('record.check', cart.sessionId, lines, ' 1 ')
  await host.ask('record.check', cart.sessionId, '', 'settled')
  await host.ask('record.check', cart.sessionId, lines, '2')
  const { current, set } = await host.ask('record.checks', cart.sessionId)
  const recording = await host.ask('record.stop')
  if (!recording) throw new Error('Nothing was recorded')
  return { current, set, recording: JSON.parse(JSON.stringify(recording)) as Recording }
}

test('reports a failed checkpoint immediately, and offers the current values', async () => {
  const { current, set } = await recorded()
  expect(current).toContainEqual({ path: lines, is: '1' })
  expect(current).toContainEqual({ path: '', is: 'settled' })
  expect(set.map(({ is, found }) => [is, found])).toEqual([
    ['0', '0'],
    ['1', '1'],
    ['settled', 'settled'],
    ['2', '1'],
  ])
})

test('is stored in the recording, and checked during the replay', async () => {
  const { recording } = await recorded()
  const { difference, checked } = replayWhole(recording, replaying)
  expect(difference).toEqual({
    step: recording.steps.length,
    actor: `cart ${lines}`,
    expected: '2',
    found: '1',
    isCheck: true,
  })
  expect(checked.map(({ is }) => is)).toEqual(['0', '1', 'settled', '1'])
  const sound = { ...recording, steps: recording.steps.slice(0, -1) }
  expect(replayWhole(sound, replaying).difference).toBeUndefined()
})

test('is asserted by the test that is generated from a recording', async () => {
  const { recording } = await recorded()
  const sound = { ...recording, steps: recording.steps.slice(0, -1) }
  const written = asTest(sound, replaying.test)
  const [, asserted = ''] = /expect\(checked\)\.toEqual\((.*)\)/.exec(written) ?? []
  expect(JSON.parse(asserted)).toEqual(replayWhole(sound, replaying).checked)
})
