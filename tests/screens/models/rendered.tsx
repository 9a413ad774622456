import { allTransitionIds, leavesOf } from '@statecart/chart'
import { exceptionsOf, performPath, planPaths, type TestPath } from '@statecart/prove'
import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadScreen } from '../../../src/app/screens.ts'
import { loadLanguage } from '../../../src/i18n/languages.ts'
import { routePaths } from '../../../src/routes.ts'
import { takenTransitions, writeCoverage } from '../../../tools/coverage/depth.ts'
import type { Driver } from '../../models/driver.ts'
import { driversAt } from '../../models/drivers.ts'
import type { Scene } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'
import { supportModals } from '../modals.ts'
import { openFakeScene } from './fake-scene.tsx'

/** Each of these files takes its share of the machines, so that two workers can run them side by side. */
const parts = Object.keys(import.meta.glob('./rendered-*.test.tsx')).length

/** jsdom reads no style sheets: text for screen readers must not run into the text beside it in an accessible name. */
const outOfFlow = '.visually-hidden { display: block }'

async function perform(driver: Driver, path: TestPath<Scene>, taken: string[]): Promise<void> {
  const scene = openFakeScene(driver)
  try {
    await performPath(driver, path, scene, (expected) =>
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

/** The first test that needs it performs it; another one gets the result. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run()
    return running
  }
}

/** Drives the machines of the part, from 1, through the rendered shop along the paths of their models. */
export function describeRendered(part: number): void {
  supportModals()
  /** Screens, texts and the list of toasts are loaded beforehand: no path waits for them. */
  beforeAll(() =>
    Promise.all([
      ...routePaths.map(loadScreen),
      loadLanguage('es'),
      loadLanguage('fr'),
      import('../../../src/app/notices/late-parts.tsx'),
    ]),
  )
  beforeAll(() => {
    const style = Object.assign(document.createElement('style'), { textContent: outOfFlow })
    document.head.append(style)
    return () => style.remove()
  })
  const share = driversAt('rendered').filter((_, at) => at % parts === part - 1)
  describe.each(share)('%s', describeMachine)
}

function describeMachine(name: string, ways: readonly Driver[]): void {
  const taken: string[] = []
  const excepted = Object.assign({}, ...ways.map((driver) => exceptionsOf(driver, 'rendered')))
  const paths = ways.flatMap((driver) =>
    planPaths(driver).paths.map((path) => once(() => perform(driver, path, taken))),
  )

  it.each(paths.map((path, at) => ({ path, at: at + 1 })))('shows what it should, path $at', ({ path }) =>
    path(),
  )

  it('has taken every transition that can be brought about', async () => {
    for (const path of paths) await path()
    writeCoverage('rendered', name, takenTransitions(taken, excepted))
    const ids = ways.flatMap(({ model }) => allTransitionIds(model.machine))
    expect(ids.filter((id) => !taken.includes(id) && !(id in excepted))).toEqual([])
    expect(Object.keys(excepted).filter((id) => taken.includes(id) || !ids.includes(id))).toEqual([])
  })
}
