import type { Browser } from '@playwright/test'
import { leavesOf } from '@statecart/chart'
import { exceptionsOf, performPath, planPaths, type Step, type TestPath } from '@statecart/prove'
import type { Looks, MachineRecord, Sighting } from '../../tools/atlas/record.ts'
import { openStage } from '../browser/models/scene.ts'
import { driversAt } from '../models/drivers.ts'
import type { Scene } from '../models/scene.ts'
import { ceiling, inTime } from '../wait.ts'
import { createCamera } from './camera.ts'
import { liveActors } from './live-shop.ts'
import { narrated } from './narrated-scene.ts'
import { watchUsedCode } from './used-code.ts'

interface PhotographOptions {
  browser: Browser
  baseURL: string
  locale: string
  looks: Looks
  /** The folder for the pictures. */
  folder: string
}

/** A page that waits for its scripts or for a request may never answer; after this time only its picture is skipped. */
const pictureTimeout = 3 * ceiling

/** These machines measure the window: another size would be an event that changes their state. */
const measuresWindow: ReadonlySet<string> = new Set(['grid'])

/** Runs the paths of a machine's drivers in a separate browser context, and photographs the page at new steps. */
export async function photographMachine(
  name: string,
  { browser, baseURL, locale, looks, folder }: PhotographOptions,
): Promise<MachineRecord> {
  const drivers = driversAt('browser').find(([machine]) => machine === name)?.[1] ?? []
  const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'block' })
  const stage = await openStage(context)
  const code = await watchUsedCode(stage.page)
  const sizes = measuresWindow.has(name) ? (['desktop'] as const) : looks.sizes
  const camera = createCamera(stage.page, { ...looks, sizes }, folder, stage.isWaiting)
  const sightings: Sighting[] = []
  const broken: string[] = []
  const isWanted = selectSteps()
  for (const driver of drivers) {
    for (const path of planPaths(driver)) {
      const wanted = isWanted(path)
      const scene = narrated(await stage.scene())
      let before: Sighting | undefined
      const photographStep = async (performed: readonly Step<Scene>[]) => {
        if (!wanted[performed.length]) return
        const { pictures, texts } = await camera.take()
        await code.collect()
        const step = performed.at(-1) ?? path.opening
        const { pathname, search } = new URL(stage.page.url())
        before = {
          id: `${sightings.length + 1}`,
          path: [...scene.words],
          events: performed.at(-1)?.events.map(({ type }) => type) ?? [],
          states: leavesOf(step.expected),
          taken: step.taken,
          address: pathname + search,
          actors: await liveActors(stage.page),
          pictures,
          texts,
          isNew: Object.entries(pictures).some(([look, { file }]) => before?.pictures[look]?.file !== file),
        }
        sightings.push(before)
      }
      const photographInTime = (performed: readonly Step<Scene>[]) =>
        inTime(
          photographStep(performed),
          `There is no picture within ${pictureTimeout / 1_000} seconds.`,
          pictureTimeout,
        )
      await performPath(driver, path, scene, undefined, photographInTime).catch((error: Error) =>
        broken.push(error.message),
      )
    }
  }
  await context.close()
  const exceptions = Object.assign({}, ...drivers.map((driver) => exceptionsOf(driver, 'browser')))
  return { machine: name, sightings, broken, exceptions, used: code.addresses() }
}

/**
 * Selects the steps of a path to photograph: those that reach a state or take a transition for the first time, and the step
 * before each of them, for comparison.
 */
function selectSteps(): (path: TestPath<Scene>) => boolean[] {
  const reached = new Set<string>()
  return ({ opening, steps }) => {
    const isNew = [opening, ...steps].map(({ taken, expected }) => {
      const size = reached.size
      for (const part of [...taken, ...leavesOf(expected)]) reached.add(part)
      return reached.size > size
    })
    return isNew.map((one, at) => one || isNew[at + 1] === true)
  }
}
