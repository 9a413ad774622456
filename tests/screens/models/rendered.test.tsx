import { allTransitionIds, leavesOf } from '@statecart/chart'
import { exceptionsOf, performTour, planFor, type Tour } from '@statecart/prove'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../src/app/routes.ts'
import { keepCoverage, tookOf } from '../../../src/build/coverage/depth.ts'
import { loadLanguage } from '../../../src/i18n/languages.ts'
import type { Driver } from '../../models/driver.ts'
import { driversAt } from '../../models/drivers.ts'
import type { Scene } from '../../models/scene.ts'
import { ceiling, eventually } from '../../wait.ts'
import { supportModals } from '../modals.ts'
import { openFakeScene } from './fake-scene.tsx'

supportModals()
/** What is fetched while somebody waits is fetched before. */
beforeAll(() => Promise.all([...routes.map(({ load }) => load()), loadLanguage('es'), loadLanguage('fr')]))
/** jsdom reads no style sheets: what stands out of the flow is a word of its own in a name. */
beforeAll(() =>
  document.head.append(Object.assign(document.createElement('style'), { textContent: outOfFlow })),
)
const outOfFlow = '.visually-hidden { display: block }'

async function perform(driver: Driver, tour: Tour<Scene>, taken: string[]): Promise<void> {
  const scene = openFakeScene(driver)
  try {
    await performTour(driver, tour, scene, (expected) =>
      eventually(() => {
        const now = scene.watched()
        expect(now && leavesOf(now).sort()).toEqual(leavesOf(expected).sort())
      }, act),
    )
  } finally {
    taken.push(...scene.taken)
    scene.close()
  }
}

/** Whichever test comes first performs it; another gets what came of that. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}

describe.each(driversAt('rendered'))('%s', { timeout: 3 * ceiling }, (name, ways) => {
  const taken: string[] = []
  const excepted = Object.assign({}, ...ways.map((driver) => exceptionsOf(driver, 'rendered')))
  const tours = ways.flatMap((driver) =>
    planFor(driver).tours.map((tour) => once(() => perform(driver, tour, taken))),
  )

  it.each(tours.map((tour, at) => ({ tour, at: at + 1 })))('shows what it should, tour $at', ({ tour }) =>
    tour(),
  )

  it('has taken every transition that can be brought about', { timeout: 10 * ceiling }, async () => {
    for (const tour of tours) await tour()
    keepCoverage('rendered', name, tookOf(taken, excepted))
    const ids = ways.flatMap(({ model }) => allTransitionIds(model.machine))
    expect(ids.filter((id) => !taken.includes(id) && !(id in excepted))).toEqual([])
    expect(Object.keys(excepted).filter((id) => taken.includes(id) || !ids.includes(id))).toEqual([])
  })
})
