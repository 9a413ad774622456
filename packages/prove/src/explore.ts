import { leavesOf } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { allPlaces } from './answers.ts'
import { canHappen, judgeState, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { type Run, startRun } from './run.ts'

export interface Found {
  /** Each as often as it was taken. */
  transitions: string[]
  states: Set<string>
  /** Everything that went otherwise than the model says, as readable lines. */
  complaints: string[]
  /** What the model says of situations that never came. */
  unneeded: string[]
}

interface Path {
  input: unknown
  events: readonly AnyEventObject[]
}

/** Walks every distinct state of the model once, and tries every event in each; no further than to so many complaints. */
export function explore(model: Model, enough = Number.POSITIVE_INFINITY): Found {
  const transitions: string[] = []
  const states = new Set<string>()
  const complaints: string[] = []
  const places = new Set<string>()
  const seen = new Set<string>()
  const beginnings = [[], ...(model.beyond ?? [])]
  const queue: Path[] = inputsOf(model).flatMap((input) => beginnings.map((events) => ({ input, events })))
  for (let path = queue.shift(); path !== undefined && complaints.length < enough; path = queue.shift()) {
    let run = replay(model, path)
    if (path.events.length === 0) noteOpening(run)
    const key = keyOf(model, run)
    if (!seen.has(key)) {
      seen.add(key)
      for (const event of model.events) run = tryEvent(run, path, event)
    }
    run.stop()
  }
  return { transitions, states, complaints, unneeded: allPlaces(model).filter((place) => !places.has(place)) }

  function noteOpening({ actor, opening }: Run): void {
    const snapshot = actor.getSnapshot()
    transitions.push(...opening.transitions)
    for (const state of leavesOf(snapshot)) states.add(state)
    const wrong = model.begins?.(snapshot) === false ? ['is not as it should begin'] : []
    complaints.push(...[...judgeState(model, snapshot), ...wrong].map((line) => `when it opens: ${line}`))
  }

  function goesOn({ events: { length } }: Path, { context }: AnyMachineSnapshot): boolean {
    return length + 1 < (model.reach ?? Number.POSITIVE_INFINITY) && !model.isFar?.(context)
  }

  /** Gives a run that stands where the path ends: the same, where the event changed nothing. */
  function tryEvent(run: Run, path: Path, event: AnyEventObject): Run {
    const before = run.actor.getSnapshot()
    if (!canHappen(before, event)) return run
    const step = run.send(event)
    const after = run.actor.getSnapshot()
    const verdict = judgeStep(model, before, after, event, step)
    complaints.push(...verdict.complaints.map((line) => `${tellPath([...path.events, event])}: ${line}`))
    for (const place of verdict.places) places.add(place)
    if (step.transitions.length === 0 && after.status === 'active') return run
    transitions.push(...step.transitions)
    for (const state of leavesOf(after)) states.add(state)
    if (after.status !== 'error' && goesOn(path, after) && !seen.has(keyOf(model, run)))
      queue.push({ ...path, events: [...path.events, event] })
    run.stop()
    return replay(model, path)
  }
}

export function inputsOf({ input, otherInputs = [] }: Model): unknown[] {
  return [input, ...otherInputs]
}

function replay(model: Model, { input, events }: Path): Run {
  const run = startRun(model, input)
  for (const event of events) run.send(event)
  return run
}

function keyOf(model: Model, { actor }: Run): string {
  const { value, context } = actor.getSnapshot()
  return JSON.stringify([value, model.abstract(context)])
}

/** Where events of one name differ, what each carries is told as well. */
export function tellPath(events: readonly AnyEventObject[]): string {
  return events.map(tellEvent).join(' → ')
}

function tellEvent({ type, ...rest }: AnyEventObject): string {
  const text = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return type + (text.length > 60 ? `${text.slice(0, 59)}…` : text)
}
