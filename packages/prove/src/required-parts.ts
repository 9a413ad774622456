import { isMachine } from '@statecart/chart'
import type { Model } from './model.ts'

const complete = new WeakSet<Model>()

/** Throws an error if the model lacks a part that the types require. In a model that is written in JavaScript, no type checks it. */
export function requireParts(model: Model): void {
  if (complete.has(model)) return
  const problem = incompleteText(model)
  if (problem !== undefined) throw new Error(problem)
  complete.add(model)
}

/** Throws an error if a driver that is written in JavaScript lacks a part. */
export function requireDriverParts({
  model,
  begin,
  moves,
  shows,
}: { model: Model } & { [Part in 'begin' | 'moves' | 'shows']: unknown }): void {
  const problem =
    (typeof begin !== 'function' && '`begin`, a function that opens what is tested') ||
    (!Array.isArray(moves) && '`moves`, a list of what a person can do') ||
    ((typeof shows !== 'object' || shows === null) && '`shows`, what each state shows')
  if (problem) throw new Error(`The driver of ${model.machine.id} lacks ${problem}.`)
}

/** Says which part is missing or wrong; undefined if none is. */
export function incompleteText(model: Model): string | undefined {
  if (model === undefined) return noModel
  if (!isMachine(model.machine)) return noMachine
  const problem = problemOf(model)
  return problem && `The model of ${model.machine.id} ${problem}.`
}

const noModel =
  'There is no model: it is undefined. Check the name in its import. If two files import each other, it is undefined while the first one is loaded.'
const noMachine =
  'A model lacks `machine`, a machine of XState 5. If two files import each other, it is undefined while the first one is loaded.'

function problemOf({ events, answers, abstract }: { [Part in keyof Model]: unknown }): string | undefined {
  if (!Array.isArray(events)) return 'lacks `events`, a list of every event that the machine can receive'
  const wrong = events.find((event) => typeof event?.type !== 'string')
  if (wrong !== undefined)
    return `has ${JSON.stringify(wrong)} in \`events\`, which is no object with a \`type\``
  if (typeof answers !== 'object' || answers === null)
    return 'lacks `answers`, what the machine does in each state'
  const place = wrongTargetIn(answers)
  if (place !== undefined)
    return `has a target in the answer ${place} that is no text, such as 'open.filling'`
  if (typeof abstract !== 'function')
    return 'lacks `abstract`, a function that returns the part of the context that affects behavior'
  return undefined
}

/** The place of the first answer whose target is no text, such as `open / close`. */
function wrongTargetIn(answers: object): string | undefined {
  for (const [state, byEvent] of Object.entries(answers))
    for (const [type, answer] of Object.entries(byEvent))
      if ([answer].flat().some((one) => !['string', 'undefined'].includes(typeof targetOf(one))))
        return `${state} / ${type}`
  return undefined
}

function targetOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'to' in answer ? answer.to : undefined
}
