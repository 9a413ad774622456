import { watchSecrets } from '../browser/fixtures/secrets.ts'
import { test as base } from '../browser/fixtures/shop-test.ts'
import { openStage, type Stage } from '../browser/models/scene.ts'
import { attachAtStart, openLink, type RoomLink } from './room-link.ts'

/** One page per worker for the shop, and one for the room. */
export const test = base.extend<object, { stage: Stage & { room: RoomLink } }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-US' } = project.use
      const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' })
      await watchSecrets(context, baseURL)
      await context.addInitScript(attachAtStart)
      const stage = await openStage(context)
      await use({ ...stage, room: await openLink(context) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
