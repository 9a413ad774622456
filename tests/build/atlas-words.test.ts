import { expect, test } from 'vitest'
import { narrated } from '../atlas/narrated-scene.ts'
import type { Scene } from '../models/scene.ts'

test('the atlas says in plain words how much time passes', async () => {
  const world = { waits: () => Promise.resolve() }
  const scene = narrated({ visitor: {}, world } as unknown as Scene)
  for (const time of [1, 300, 1_000, 1_500]) await scene.world.waits(time)
  expect(scene.words).toEqual([
    'A moment passes',
    '300 milliseconds pass',
    '1 second passes',
    '1.5 seconds pass',
  ])
})
