import { allTransitionIds, restingStates } from '@statecart/chart'
import type { AnyEventObject } from 'xstate'
import { explore, inputsOf, tellPath } from './explore.ts'
import { canHappen, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { startRun } from './run.ts'

/** Sends the events that can happen, one after the other; the first that goes otherwise than the model says is told. */
export function complaintsOnWalk(model: Model, input: unknown, events: readonly AnyEventObject[]): string[] {
  const run = startRun(model, input)
  const path: AnyEventObject[] = []
  try {
    for (const event of events) {
      const before = run.actor.getSnapshot()
      if (!canHappen(before, event)) continue
      const step = run.send(event)
      const { complaints } = judgeStep(model, before, run.actor.getSnapshot(), event, step)
      if (complaints.length > 0) return complaints.map((line) => `${tellPath([...path, event])}: ${line}`)
      path.push(event)
    }
    return []
  } finally {
    run.stop()
  }
}

export type Walk = readonly AnyEventObject[]

/** What a model has to say of its machine, as far as its first complaint: nothing, if the machine does what it says. */
export function complaintsAbout(model: Model, walks: readonly Walk[]): string[] {
  const { complaints, unneeded, states, transitions: taken } = explore(model, 1)
  if (complaints.length > 0) return complaints
  const untaken = allTransitionIds(model.machine).filter((id) => !taken.includes(id))
  const unseen = restingStates(model.machine).filter((state) => !states.has(state))
  const found = [...unneeded, ...untaken, ...unseen]
  if (found.length > 0) return found
  return walks.flatMap((events) => inputsOf(model).flatMap((input) => complaintsOnWalk(model, input, events)))
}

/** A machine is known by the name of its file. */
export function idOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
