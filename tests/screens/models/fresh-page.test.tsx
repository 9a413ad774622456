import { expect, it } from 'vitest'
import { navigationDriver } from '../../models/drivers/navigation.ts'
import { title } from '../../models/locators.ts'
import { supportModals } from '../modals.ts'
import { openFakeScene } from './fake-scene.tsx'

supportModals()

it('opens a page without the screens that an earlier page has loaded', async () => {
  const earlier = openFakeScene(navigationDriver)
  await earlier.visitor.open('/terms')
  await earlier.visitor.sees(title(/^Terms/))
  earlier.close()
  const scene = openFakeScene(navigationDriver)
  try {
    await scene.visitor.open('/about')
    scene.world.gate('screen').hold()
    // Follows the link to the terms, then refuses their code.
    const { moves } = navigationDriver
    for (const move of moves.slice(4, 6)) await move.how(scene, undefined as never)
    await scene.visitor.sees(title('Unexpected Application Error!'))
  } finally {
    scene.close()
  }
  expect(scene.taken).toContain('navigation.preparing|xstate.error.actor.prepare|0')
})
