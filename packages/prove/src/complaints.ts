import { allTransitionIds, restingStates } from '@statecart/chart'
import type { AnyEventObject } from 'xstate'
import { explore, inputsOf } from './explore.ts'
import type { Model } from './model.ts'
import { complaintsOnWalk } from './walk.ts'

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
