/** @statecart/prove/vitest: creates tests from models and drivers. */
import { leavesOf } from '@statecart/chart'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { type CoverageOptions, coveragePart } from '../coverage.ts'
import {
  allExceptionsOf,
  type Driver,
  driversAt,
  machineNameOf,
  type OuterDepth,
  untakenBy,
} from '../driver.ts'
import { explore, type Found } from '../explore.ts'
import type { Model } from '../model.ts'
import { performPath } from '../perform.ts'
import { planPaths, type TestPath } from '../plan.ts'
import { gapsOf } from '../problems.ts'
import { requireParts } from '../required-parts.ts'
import { problemsOnRandomWalks, type WalkOptions } from '../walks.ts'
import { expectNone, expectNoticed } from './expectations.ts'

export type { CoverageOptions }

export interface ModelTestOptions extends CoverageOptions {
  /** Random walks; 100 of up to 30 events by default, `false` for none. */
  walks?: WalkOptions | false
  /** The percentage of the machine's mutants that the model must notice; 95 by default, `false` for no such test. */
  mutants?: number | false
  /**
   * Milliseconds for each test, and for the exploration before them; 300,000 by default. Vitest's own default of 5,000 is too short
   * for a machine of medium size, because one test tries all mutants.
   */
  timeout?: number
}

const defaultTimeout = 300_000

/** Creates tests that compare a machine with its model: by exploration, on random walks, and with mutants. */
export function testModel(model: Model, options: ModelTestOptions = {}): void {
  requireParts(model)
  const { name = model.machine.id, walks = {}, mutants = 95, onCoverage, timeout = defaultTimeout } = options
  describe(name, () => {
    let found: Found
    beforeAll(() => {
      found = explore(model)
      onCoverage?.(name, coveragePart(found.transitions))
    }, timeout)
    test('does what its model says, in every state, with every event', { timeout }, () => {
      expectNone(found.problems)
    })
    test('takes every transition, reaches every state, and uses every answer of the model', {
      timeout,
    }, () => {
      expectNone(gapsOf(model, found))
    })
    if (walks)
      test('does what its model says on random walks', { timeout }, () => {
        expectNone(problemsOnRandomWalks(model, walks))
      })
    if (mutants !== false)
      test(`notices at least ${mutants} % of its mutants`, { timeout }, () => {
        expectNoticed(model, walks || { walks: 0 }, mutants)
      })
  })
}

/** A scene that was opened for one path. */
export interface OpenScene<Scene> {
  scene: Scene
  /** One entry for each time that the driver's machine took a transition; see `watch`. */
  taken: readonly string[]
  /** The snapshot of the driver's machine. It is compared with the expected snapshot before the driver checks the scene. */
  snapshot?(): AnyMachineSnapshot | undefined
  close?(): void | Promise<void>
}

export interface DriverTestOptions<Scene> extends CoverageOptions {
  open(driver: Driver<Scene>): OpenScene<Scene> | Promise<OpenScene<Scene>>
  /** `rendered` by default. */
  depth?: OuterDepth
  /** Milliseconds for each path; Vitest's `testTimeout` by default. */
  timeout?: number
  /** Waits until `look` no longer throws; Vitest's `vi.waitFor` by default. */
  eventually?(look: () => void): Promise<void>
}

/** Creates a test for each path of the drivers, and a test that the paths take every transition that is not an exception. */
export function testDriver<Scene>(
  drivers: Driver<Scene> | readonly Driver<Scene>[],
  options: DriverTestOptions<Scene>,
): void {
  const { depth = 'rendered', onCoverage, name = machineNameOf(drivers) } = options
  const limit = options.timeout === undefined ? {} : { timeout: options.timeout }
  const all = driversAt(depth, drivers)
  const taken: string[] = []
  describe.skipIf(all.length === 0)(name, () => {
    const paths = all.flatMap((driver) =>
      planPaths(driver).map((path) => once(() => perform(driver, path, options, taken))),
    )
    test.each(paths.map((path, at) => ({ path, at: at + 1 })))(
      'shows the expected content on path $at',
      limit,
      ({ path }) => path(),
    )
    test('takes every transition that can be caused', limit, async () => {
      for (const path of paths) await path()
      onCoverage?.(name, coveragePart(taken, allExceptionsOf(all, depth)))
      expectNone(untakenBy(all, depth, taken))
    })
  })
}

async function perform<Scene>(
  driver: Driver<Scene>,
  path: TestPath<Scene>,
  { open, eventually = (look) => vi.waitFor(look) }: DriverTestOptions<Scene>,
  taken: string[],
): Promise<void> {
  const opened = await open(driver)
  try {
    await performPath(driver, path, opened.scene, async (expected) => {
      const { snapshot } = opened
      if (snapshot) await eventually(() => expectStates(snapshot(), expected))
    })
  } finally {
    taken.push(...opened.taken)
    await opened.close?.()
  }
}

function expectStates(snapshot: AnyMachineSnapshot | undefined, expected: AnyMachineSnapshot): void {
  if (snapshot === undefined)
    throw new Error(
      'no actor of the machine was seen. Does `begin` start one, with the `inspect` of `watch`, and with the id in `actor` of the driver if it has one?',
    )
  expect(leavesOf(snapshot).sort()).toEqual(leavesOf(expected).sort())
}

/** Runs a function on the first call, and returns the same promise on later calls. After a failure it runs again, for `retry` of Vitest. */
function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= run().catch((error) => {
      running = undefined
      throw error
    })
    return running
  }
}
