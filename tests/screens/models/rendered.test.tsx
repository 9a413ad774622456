import { allTransitionIds, leavesOf } from '@statecart/chart'
import { exceptionsOf, performTour, planFor } from '@statecart/prove'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../src/app/routes.ts'
import { keepCoverage, tookOf } from '../../../src/build/coverage/depth.ts'
import { loadLanguage } from '../../../src/i18n/languages.ts'
import { driversAt } from '../../models/drivers.ts'
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

describe.each(driversAt('rendered'))('%s', { timeout: 3 * ceiling }, (name, ways) => {
  const taken: string[] = []
  const excepted = Object.assign({}, ...ways.map((driver) => exceptionsOf(driver, 'rendered')))
  const tours = ways.flatMap((driver) => planFor(driver).tours.map((tour) => ({ driver, tour })))

  it.each(tours.map((one, at) => ({ ...one, at: at + 1 })))(
    'shows what it should, tour $at',
    async ({ driver, tour }) => {
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
    },
  )

  it('has taken every transition that can be brought about', () => {
    keepCoverage('rendered', name, tookOf(taken, excepted))
    const ids = ways.flatMap(({ model }) => allTransitionIds(model.machine))
    expect(ids.filter((id) => !taken.includes(id) && !(id in excepted))).toEqual([])
    expect(Object.keys(excepted).filter((id) => taken.includes(id) || !ids.includes(id))).toEqual([])
  })
})
