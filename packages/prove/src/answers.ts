import { isWithin, leavesOf, lineage } from '@statecart/chart'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Answer, Answers, FullAnswer, Model } from './model.ts'
import { isOutcome } from './xstate5.ts'

export interface Expected {
  answer: FullAnswer<Model['machine']>
  /** The state that answers, or `*`. */
  state: string
  /** The answer's place in the model, with its number in a list of answers: `loading / storage.changed / 1`. */
  where: string
  /** The active states to which the answer applies. */
  leaves: string[]
}

/**
 * The answers of all active states. States that inherit the same answer from an ancestor are listed under one entry. As in XState, an
 * ancestor of several regions does not answer if one of the regions does.
 */
export function expectedAnswers(
  model: Pick<Model, 'answers'>,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Expected[] {
  const found = new Map<string, Expected>()
  for (const leaf of leavesOf(before)) {
    const expected = answerFor(model, leaf, before, event)
    if (!expected) continue
    const known = found.get(expected.where)
    if (known) known.leaves.push(leaf)
    else found.set(expected.where, { ...expected, leaves: [leaf] })
  }
  const all = [...found.values()]
  const overridden = new Set(all.flatMap(({ state }) => lineage(state).filter((other) => other !== state)))
  return all.filter(({ state }) => !overridden.has(state))
}

function answerFor(
  model: Pick<Model, 'answers'>,
  leaf: string,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): Omit<Expected, 'leaves'> | undefined {
  for (const state of lineage(leaf)) {
    const list = answersOf(model, state, event.type)
    const at = list.findIndex(({ when }) => when === undefined || when(before.context, event, before))
    const answer = list[at]
    if (answer) return { answer, state, where: placeOf(state, event.type, at) }
    if (list.length > 0 && state !== '*') return undefined
  }
  return undefined
}

/** The places of all answers of the model, so that a test can report answers that were never used. */
export function allPlaces(model: Model): string[] {
  return Object.entries(model.answers).flatMap(([state, events]) =>
    Object.keys(events).flatMap((type) =>
      answersOf(model, state, type).map((_, at) => placeOf(state, type, at)),
    ),
  )
}

/** The target states that the answers of the model name. */
export function targetsIn(model: Model): string[] {
  return Object.entries(model.answers).flatMap(([state, events]) =>
    Object.keys(events).flatMap((type) => answersOf(model, state, type).flatMap(({ to }) => to ?? [])),
  )
}

/**
 * The events of invoked actors and delays that the model answers in the current states. If several regions answer an event, each
 * of them must be in a state that answers it.
 */
export function awaitedEvents(model: Model, snapshot: AnyMachineSnapshot): string[] {
  const leaves = leavesOf(snapshot)
  return awaitingStates(model)
    .filter(({ regions }) =>
      regions.every((states) => states.some((state) => leaves.some((leaf) => isWithin(leaf, state)))),
    )
    .map(({ type }) => type)
}

interface Awaiting {
  type: string
  /** The states that answer the event, by region. */
  regions: string[][]
}

const awaitingByModel = new WeakMap<Model, Awaiting[]>()

function awaitingStates(model: Model): Awaiting[] {
  const awaiting = awaitingByModel.get(model) ?? findAwaiting(model)
  awaitingByModel.set(model, awaiting)
  return awaiting
}

function findAwaiting({ machine, answers }: Model): Awaiting[] {
  const states = Object.keys(answers).filter((state) => state !== '*')
  const outcomes = new Set(states.flatMap((state) => Object.keys(answers[state] ?? {})).filter(isOutcome))
  const regionOf = (state: string) => (machine.root.type === 'parallel' ? (state.split('.')[0] ?? '') : '')
  return [...outcomes].map((type) => {
    const awaiting = states.filter((state) => answers[state]?.[type] !== undefined)
    const regions = [...new Set(awaiting.map(regionOf))]
    return { type, regions: regions.map((region) => awaiting.filter((state) => regionOf(state) === region)) }
  })
}

function answersOf(
  model: Pick<Model, 'answers'>,
  state: string,
  type: string,
): FullAnswer<Model['machine']>[] {
  const answers = ownOf(ownOf(model.answers, state) ?? {}, type)
  if (answers === undefined) return []
  return isList(answers) ? answers.map(fullAnswer) : [fullAnswer(answers)]
}

/** A property of the object itself. Events and states may have names such as `constructor`, which every object inherits. */
export function ownOf<Value>(parts: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(parts, name) ? parts[name] : undefined
}

function isList(answers: Answers<Model['machine']>): answers is readonly Answer<Model['machine']>[] {
  return Array.isArray(answers)
}

function fullAnswer(answer: Answer<Model['machine']>): FullAnswer<Model['machine']> {
  return typeof answer === 'string' ? { to: answer } : answer
}

function placeOf(state: string, type: string, at: number): string {
  return `${state} / ${type} / ${at + 1}`
}
