import { leavesOf, lineage } from '@statecart/chart'
import type { AnyMachineSnapshot } from 'xstate'
import type { Driver } from './driver.ts'
import type { Step, TestPath } from './plan.ts'

/**
 * Performs the moves of a path in the scene, and runs the driver's checks of the scene after each step. `check` is called before
 * these checks. `shown` is called after they pass, with the steps so far.
 */
export async function performPath<Scene>(
  driver: Driver<Scene>,
  { opening, steps }: TestPath<Scene>,
  scene: Scene,
  check: (expected: AnyMachineSnapshot) => Promise<void> = async () => undefined,
  shown: (performed: readonly Step<Scene>[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const path: Step<Scene>[] = []
  try {
    await driver.begin(scene)
    await look(driver, opening.expected, scene, check)
    await shown(path)
    for (const step of steps) {
      path.push(step)
      await step.move.how(scene, step.before)
      await look(driver, step.expected, scene, check)
      await shown(path)
    }
  } catch (error) {
    const steps = ['start', ...path.map(({ events }) => events.map(({ type }) => type).join(' + '))]
    throw new Error(
      `${driver.model.machine.id}: ${steps.join(' → ')}: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    )
  }
}

async function look<Scene>(
  { shows }: Driver<Scene>,
  expected: AnyMachineSnapshot,
  scene: Scene,
  check: (expected: AnyMachineSnapshot) => Promise<void>,
): Promise<void> {
  await check(expected)
  const states = new Set(leavesOf(expected).flatMap(lineage))
  const looks = [...states].flatMap((state) => shows[state] ?? [])
  if (looks.length === 0)
    throw new Error(`the driver does not say what ${leavesOf(expected).join(' & ')} shows`)
  for (const shown of looks) await shown(scene, expected)
}
