import { leavesOf, lineage } from '@statecart/chart'
import type { AnyMachineSnapshot } from 'xstate'
import { ownOf } from './answers.ts'
import type { Driver } from './driver.ts'
import type { Step, TestPath } from './plan.ts'

/**
 * Performs the moves of a path in the scene, and runs the driver's checks of the scene after each step. `beforeChecks` is called
 * before these checks. `afterChecks` is called after they pass, with the steps so far.
 */
export async function performPath<Scene>(
  driver: Driver<Scene>,
  { opening, steps }: TestPath<Scene>,
  scene: Scene,
  beforeChecks: (expected: AnyMachineSnapshot) => Promise<void> = async () => undefined,
  afterChecks: (performed: readonly Step<Scene>[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const performed: Step<Scene>[] = []
  try {
    await driver.begin(scene)
    await checkScene(driver, opening.expected, scene, beforeChecks)
    await afterChecks(performed)
    for (const step of steps) {
      performed.push(step)
      await step.move.how(scene, step.before)
      await checkScene(driver, step.expected, scene, beforeChecks)
      await afterChecks(performed)
    }
  } catch (error) {
    const steps = ['start', ...performed.map(({ events }) => events.map(({ type }) => type).join(' + '))]
    throw new Error(
      `${driver.model.machine.id}: ${steps.join(' → ')}: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    )
  }
}

async function checkScene<Scene>(
  { shows }: Driver<Scene>,
  expected: AnyMachineSnapshot,
  scene: Scene,
  beforeChecks: (expected: AnyMachineSnapshot) => Promise<void>,
): Promise<void> {
  await beforeChecks(expected)
  const states = new Set(leavesOf(expected).flatMap(lineage))
  const sceneChecks = [...states].flatMap((state) => ownOf(shows, state) ?? [])
  if (sceneChecks.length === 0)
    throw new Error(`the driver does not say what ${leavesOf(expected).join(' & ')} shows`)
  for (const check of sceneChecks) await check(scene, expected)
}
