import { leavesOf } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { allPlaces } from './answers.ts'
import { canHappen, judgeState, judgeStep } from './judge.ts'
import type { Model } from './model.ts'
import { type Run, startRun } from './run.ts'

export interface Found {
  /** One entry for each time that a transition was taken. */
  transitions: string[]
  states: Set<string>
  /** Differences between the machine and its model, as readable lines with the path of events that leads there. */
  problems: string[]
  /** The places of answers that no explored situation used. */
  unusedAnswers: string[]
}

interface Path {
  input: unknown
  events: readonly AnyEventObject[]
}

/** Visits every distinct state of the model once and sends every event in each. Stops after `maxProblems` problems. */
export function explore(model: Model, maxProblems = Number.POSITIVE_INFINITY): Found {
  const transitions: string[] = []
  const states = new Set<string>()
  const problems: string[] = []
  const places = new Set<string>()
  const seen = new Set<string>()
  const starts = [[], ...(model.extraPaths ?? [])]
  const queue: Path[] = inputsOf(model).flatMap((input) => starts.map((events) => ({ input, events })))
  for (let path = queue.shift(); path !== undefined && problems.length < maxProblems; path = queue.shift()) {
    let run = replay(model, path)
    if (path.events.length === 0) checkStart(run)
    const key = keyOf(model, run)
    if (!seen.has(key)) {
      seen.add(key)
      for (const event of model.events) run = tryEvent(run, path, event)
    }
    run.stop()
  }
  return {
    transitions,
    states,
    problems,
    unusedAnswers: allPlaces(model).filter((place) => !places.has(place)),
  }

  function checkStart({ actor, opening }: Run): void {
    const snapshot = actor.getSnapshot()
    transitions.push(...opening.transitions)
    for (const state of leavesOf(snapshot)) states.add(state)
    const wrong = model.initially?.(snapshot) === false ? ['does not start as the model says'] : []
    problems.push(...[...judgeState(model, snapshot), ...wrong].map((line) => `at the start: ${line}`))
  }

  function goesOn({ events: { length } }: Path, { context }: AnyMachineSnapshot): boolean {
    return length + 1 < (model.maxDepth ?? Number.POSITIVE_INFINITY) && !model.stopsAt?.(context)
  }

  /** Returns a run at the end of the path: the same run if the event changed nothing, a new one otherwise. */
  function tryEvent(run: Run, path: Path, event: AnyEventObject): Run {
    const before = run.actor.getSnapshot()
    if (!canHappen(before, event)) return run
    const step = run.send(event)
    const after = run.actor.getSnapshot()
    const verdict = judgeStep(model, before, after, event, step)
    problems.push(...verdict.problems.map((line) => `${pathText([...path.events, event])}: ${line}`))
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

/** Includes the data of each event, because events of the same type may differ in it. */
export function pathText(events: readonly AnyEventObject[]): string {
  return events.map(eventText).join(' → ')
}

function eventText({ type, ...rest }: AnyEventObject): string {
  const text = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  return type + (text.length > 60 ? `${text.slice(0, 59)}…` : text)
}
