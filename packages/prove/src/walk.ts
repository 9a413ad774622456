import type { AnyEventObject } from 'xstate'
import { tellPath } from './explore.ts'
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
