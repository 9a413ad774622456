import { leavesOf } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { allPlaces } from './answers.ts'
import { defaultMaxSituations, endlessText, longestPath } from './endless.ts'
import { holdsFunction } from './functions-in.ts'
import { canHappen, judgeState, judgeStep, type Verdict, wrongDelays } from './judge.ts'
import type { Model } from './model.ts'
import { named } from './named-error.ts'
import { requireParts } from './required-parts.ts'
import { type Run, startRun } from './run.ts'
import { dataText, pathText, stoppedText } from './text.ts'
import { historyOf } from './xstate5.ts'
import { unknownDelaysOf } from './xstate5-effects.ts'

export interface Found {
  /** One entry for each time that a transition was taken. */
  transitions: string[]
  states: Set<string>
  /** Differences between the machine and its model, as readable lines with the path of events that leads there. */
  problems: string[]
  /** The places of answers that no explored situation used. */
  unusedAnswers: string[]
  /** Actors that the machine looked up in the system, and that neither it nor `siblings` of the model has. */
  missingActors: string[]
  /** How many distinct situations were visited. */
  situations: number
}

export interface Limits {
  /** Stops after this many problems. */
  maxProblems?: number
  /** Overrides `maxSituations` of the model. */
  maxSituations?: number
}

interface Path {
  input: unknown
  events: readonly AnyEventObject[]
}

/**
 * Visits every distinct situation of the model once, and sends every event in each. Too many situations and too long paths are
 * reported as a problem: the machine has a counter or a list that the model does not limit.
 */
export function explore(model: Model, limits: Limits = {}): Found {
  requireParts(model)
  const { maxProblems = Number.POSITIVE_INFINITY, maxSituations = maxSituationsOf(model) } = limits
  const transitions: string[] = []
  const states = new Set<string>()
  const problems: string[] = []
  let hasFunctions = false
  const places = new Set<string>()
  const missing = new Set<string>()
  /** What `abstract` returned in each situation, by its key. */
  const seen = new Map<string, unknown>()
  const { extraPaths = [] } = model
  const inputs = inputsOf(model)
  const extra = inputs.flatMap((input) => extraPaths.map((events) => ({ input, events })))
  const queue: Path[] = [...inputs.map((input) => ({ input, events: [] })), ...extra.filter(judgePath)]
  for (const path of queue) {
    if (problems.length >= maxProblems) break
    let run = replay(model, path)
    const { status, error } = run.actor.getSnapshot()
    if (status === 'error') {
      problems.push(`${startText(path)}: ${stoppedText(error)}`)
      run.stop()
      continue
    }
    if (path.events.length === 0) checkStart(run, path)
    const key = situationKey(model, run)
    if (!seen.has(key)) {
      seen.set(key, model.abstract(run.actor.getSnapshot().context))
      for (const event of model.events) run = tryEvent(run, path, event)
    }
    run.stop()
    const reason = endlessReason(path, maxSituations)
    if (reason !== undefined) {
      // The first problem, because an unfinished model may have thousands of others.
      problems.unshift(endlessText(reason, [...seen.values()], path.events))
      break
    }
  }
  return {
    transitions,
    states,
    problems,
    unusedAnswers: allPlaces(model).filter((place) => !places.has(place)),
    missingActors: [...missing],
    situations: seen.size,
  }

  function startText({ input }: Path): string {
    return ['at the start', pathText(model, { input, events: [] })].filter(Boolean).join(', ')
  }

  function endlessReason({ events: { length } }: Path, most: number): string | undefined {
    if (seen.size > most) return `more than ${most} situations`
    const longest = longestPath + Math.max(0, ...extraPaths.map((events) => events.length))
    return model.maxDepth === undefined && length > longest
      ? `paths of more than ${longest} events`
      : undefined
  }

  function checkStart({ actor, opening }: Run, path: Path): void {
    const snapshot = actor.getSnapshot()
    transitions.push(...opening.transitions)
    for (const name of opening.missingActors) missing.add(name)
    for (const state of [...opening.entered, ...leavesOf(snapshot)]) states.add(state)
    const text = startText(path)
    const found = named(text, () => [
      ...unknownDelaysOf(model.machine).map(
        (name) => `the delay ${name} has no implementation, so it ends at once`,
      ),
      ...judgeState(model, snapshot),
      ...(model.initially?.(snapshot) === false ? ['does not start as the model says'] : []),
      ...wrongDelays(model, opening),
    ])
    report(text, found)
  }

  /** Functions are reported once, because a context that holds them usually does so in every situation. */
  function report(path: string, found: readonly string[]): void {
    const isNew = (line: string) => !(hasFunctions && line.startsWith(holdsFunction))
    problems.push(...found.filter(isNew).map((line) => `${path}: ${line}`))
    hasFunctions ||= found.some((line) => line.startsWith(holdsFunction))
  }

  function canContinue({ events: { length } }: Path, { context }: AnyMachineSnapshot): boolean {
    return length + 1 < (model.maxDepth ?? Number.POSITIVE_INFINITY) && !model.stopsAt?.(context)
  }

  /** Compares each step of an extra path with the model. Returns whether the path ends in a situation to explore. */
  function judgePath({ input, events }: Path): boolean {
    const run = startRun(model, input)
    const isWhole = events.every((event, at) => {
      const snapshot = run.actor.getSnapshot()
      // The error of a machine that cannot start is found on the path without events.
      if (snapshot.status === 'error') return false
      const until = { input, events: events.slice(0, at + 1) }
      if (!canHappen(snapshot, event)) {
        problems.push(`${pathText(model, until)}: cannot happen (see \`extraPaths\`)`)
        return false
      }
      return judgeEvent(run, until).after.status !== 'error'
    })
    run.stop()
    return isWhole
  }

  /** Sends the last event of a path, whose other events the run has received. */
  function judgeEvent(run: Run, path: Path): Verdict {
    const text = pathText(model, path)
    const verdict = named(text, () => judgeStep(model, run, path.events.at(-1) as AnyEventObject))
    const { step, after } = verdict
    report(text, verdict.problems)
    for (const place of verdict.places) places.add(place)
    for (const name of step.missingActors) missing.add(name)
    if (step.transitions.length > 0 || after.status !== 'active') {
      transitions.push(...step.transitions)
      for (const state of [...step.entered, ...leavesOf(after)]) states.add(state)
    }
    return verdict
  }

  /** Returns a run at the end of the path: the same run if the event changed nothing, a new one otherwise. */
  function tryEvent(run: Run, path: Path, event: AnyEventObject): Run {
    if (!canHappen(run.actor.getSnapshot(), event)) return run
    const longer = { ...path, events: [...path.events, event] }
    const { step, after } = judgeEvent(run, longer)
    if (step.transitions.length === 0 && after.status === 'active') return run
    if (after.status !== 'error' && canContinue(path, after) && !seen.has(situationKey(model, run)))
      queue.push(longer)
    run.stop()
    return replay(model, path)
  }
}

export function maxSituationsOf({ maxSituations = defaultMaxSituations }: Model): number {
  return maxSituations
}

export function inputsOf({ input, otherInputs = [] }: Model): unknown[] {
  return [input, ...otherInputs]
}

function replay(model: Model, { input, events }: Path): Run {
  const run = startRun(model, input)
  for (const event of events) run.send(event)
  return run
}

/** Two situations are the same if their keys are equal. */
export function situationKey(model: Model, { actor }: Run): string {
  const snapshot = actor.getSnapshot()
  return dataText([snapshot.value, historyOf(snapshot), model.abstract(snapshot.context)])
}
