import { expect } from '@playwright/test'
import { coveragePart, exceptionsOf, performPath, planPaths, untakenBy } from '@statecart/prove'
import { recordCoverage } from '../../tools/coverage/depth.ts'
import { driversAt } from '../models/drivers.ts'
import { needsLaterChromium } from './fixtures/later-chromium.ts'
import { type Secrets, watchSecrets } from './fixtures/secrets.ts'
import { test as base } from './fixtures/shop-test.ts'
import { openStage, type Stage } from './models/scene.ts'

/** One page per worker, used by all of its tests. */
const test = base.extend<object, { stage: Stage & { secrets: Secrets } }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-US' } = project.use
      const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' })
      const secrets = await watchSecrets(context, baseURL)
      await use({ ...(await openStage(context)), secrets })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const [name, ways] of driversAt('browser')) {
  test(`${name} shows what the driver expects of each state, on every path`, async ({ stage, browser }) => {
    if (name === 'navigation')
      needsLaterChromium(browser, 'request a script again that could not be imported')
    test.setTimeout(300_000)
    stage.secrets.forget()
    const taken: string[] = []
    for (const driver of ways) {
      for (const path of planPaths(driver)) {
        await performPath(driver, path, await stage.scene())
        taken.push(...path.opening.taken, ...path.steps.flatMap((step) => step.taken))
      }
    }
    expect(stage.pageErrors()).toEqual([])
    expect(await stage.secrets.found()).toEqual([])
    const excepted = Object.assign({}, ...ways.map((driver) => exceptionsOf(driver, 'browser')))
    recordCoverage('browser', name, coveragePart(taken, excepted))
    expect(untakenBy(ways, 'browser', taken)).toEqual([])
  })
}
