import { afterEach, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { eventually, inTime, nextTurn, waitFor } from '../wait.ts'

afterEach(() => void vi.useRealTimers())

it('waits as long as the condition needs, within the time limit', async () => {
  const until = performance.now() + 1_500
  let attempts = 0
  const seen = await eventually(() => {
    attempts += 1
    if (performance.now() < until) throw new Error('Not yet')
    return 'there'
  })
  expect(seen).toBe('there')
  expect(attempts).toBeGreaterThan(10)
})

it('waits in real time under fake timers', async () => {
  vi.useFakeTimers()
  let isThere = false
  const waiting = eventually(() => expect(isThere).toBe(true))
  await nextTurn()
  isThere = true
  await waiting
})

it('fails with the last error of the condition', async () => {
  const condition = () => expect('a skeleton').toBe('a product')
  await expect(eventually(condition, undefined, 50)).rejects.toThrow(
    "expected 'a skeleton' to be 'a product'",
  )
})

it.each([
  ['an actor', () => waitFor(lamp(), (snapshot) => snapshot.matches('on'), 50), 'lamp is active in "off"'],
  ['a promise', () => inTime(new Promise(() => undefined), 'Nothing came', 50), 'Nothing came'],
])('explains the failure of %s', async (_, wait, message) => {
  await expect(wait()).rejects.toThrow(message)
})

it('fails with the error that stopped the actor', async () => {
  const broken = createActor(createMachine({ entry: () => expect.unreachable('The bulb is broken') }))
  broken.subscribe({ error: () => undefined })
  broken.start()
  await expect(waitFor(broken, () => false)).rejects.toThrow('The bulb is broken')
})

function lamp() {
  const machine = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } })
  return createActor(machine, { id: 'lamp' }).start()
}
