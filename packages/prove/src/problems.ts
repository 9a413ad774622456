import { allTransitionIds, restingStates } from '@statecart/chart'
import type { AnyEventObject } from 'xstate'
import { explore, inputsOf, pathText } from './explore.ts'
import { canHappen, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { startRun } from './run.ts'

/** Sends the events in order, skipping those that cannot happen, and returns the problems of the first step that contradicts the model. */
export function problemsOnWalk(model: Model, input: unknown, events: readonly AnyEventObject[]): string[] {
  const run = startRun(model, input)
  const path: AnyEventObject[] = []
  try {
    for (const event of events) {
      const before = run.actor.getSnapshot()
      if (!canHappen(before, event)) continue
      const step = run.send(event)
      const { problems } = judgeStep(model, before, run.actor.getSnapshot(), event, step)
      if (problems.length > 0) return problems.map((line) => `${pathText([...path, event])}: ${line}`)
      path.push(event)
    }
    return []
  } finally {
    run.stop()
  }
}

export type Walk = readonly AnyEventObject[]

/** The first problems found by exploring the machine and then by the given walks; empty if the machine does what its model says. */
export function problemsOf(model: Model, walks: readonly Walk[]): string[] {
  const { problems, unusedAnswers, states, transitions: taken } = explore(model, 1)
  if (problems.length > 0) return problems
  const untaken = allTransitionIds(model.machine).filter((id) => !taken.includes(id))
  const unseen = restingStates(model.machine).filter((state) => !states.has(state))
  const found = [...unusedAnswers, ...untaken, ...unseen]
  if (found.length > 0) return found
  return walks.flatMap((events) => inputsOf(model).flatMap((input) => problemsOnWalk(model, input, events)))
}

/** The machine's id for the name of its file: `buyNow` for `buy-now`. */
export function idOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
