import { expect, test } from 'vitest'
import { createRing } from '../src/host/ring.ts'

test('keeps the latest items after items were removed from its start and its middle', () => {
  const ring = createRing<string>(3)
  for (const item of ['a', 'b', 'c']) ring.add(item)
  ring.remove((item) => item === 'a')
  expect([ring.first, ring.next]).toEqual([1, 3])
  ring.add('d')
  ring.remove((item) => item === 'c')
  for (const item of ['e', 'f', 'g']) ring.add(item)
  const kept = Array.from({ length: ring.next }, (_, seq) => ring.at(seq)).filter(
    (item) => item !== undefined,
  )
  expect(kept).toEqual(['e', 'f', 'g'])
  ring.remove(() => true)
  expect([ring.first, ring.next]).toEqual([7, 7])
})
