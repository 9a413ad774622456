import { testDriver } from '@statecart/prove/vitest'
import { act } from '@testing-library/react'
import { beforeAll } from 'vitest'
import { loadScreen } from '../../../src/app/screens.ts'
import { loadLanguage } from '../../../src/i18n/languages.ts'
import { routePaths } from '../../../src/routes.ts'
import { recordCoverage } from '../../../tools/coverage/depth.ts'
import { driversAt } from '../../models/drivers.ts'
import { eventually } from '../../wait.ts'
import { supportModals } from '../modals.ts'
import { openFakeScene } from './fake-scene.tsx'

/** Each of these files runs a share of the machines, so that two workers can run in parallel. */
const parts = Object.keys(import.meta.glob('./rendered-*.test.tsx')).length

/** jsdom applies no style sheets, but hidden text must be separated from its neighbors in accessible names. */
const outOfFlow = '.visually-hidden { display: block }'

/** Runs the drivers of this part (counted from 1) through the rendered shop, along the paths of their models. */
export function describeRendered(part: number): void {
  supportModals()
  /** Preloads screens, texts and the toast list, so that no path waits for them. */
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
  for (const [name, ways] of share)
    testDriver(ways, {
      name,
      open(driver) {
        const { taken, snapshot, close, ...scene } = openFakeScene(driver)
        return { scene, taken, snapshot, close }
      },
      eventually: (look) => eventually(look, act),
      onCoverage: (machine, part) => recordCoverage('rendered', machine, part),
    })
}
