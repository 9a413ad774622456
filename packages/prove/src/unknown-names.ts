import { isMachine, nodesOf, pathOf } from '@statecart/chart'
import type { AnyStateMachine } from 'xstate'
import { targetsIn } from './answers.ts'
import type { Model } from './model.ts'
import { configOf, implementationsOf, withInlineActors } from './xstate5.ts'
import { delayNamesIn } from './xstate5-effects.ts'

/** The names in a model that its machine does not have. The model would not check what it says about them. */
export function unknownNamesIn(model: Model): string[] {
  const { machine, answers, tags = {}, delays = {}, replaced = [] } = model
  const delayNames = delayNamesIn(machine)
  const actors = new Set(replaceableIn(machine))
  return [
    ...Object.entries({
      answers: new Set([...Object.keys(answers), ...targetsIn(model)]),
      tags: Object.keys(tags),
    }).flatMap(([part, states]) =>
      unknownStates(machine, [...states]).map(
        (state) => `\`${part}\` of the model names the state ${state}, which the machine does not have`,
      ),
    ),
    ...unlistedEvents(model).map(
      (place) => `\`answers\` of the model has ${place}, an event that \`events\` does not list`,
    ),
    ...Object.keys(delays)
      .filter((name) => !delayNames.has(name))
      .map((name) => `\`delays\` of the model names ${name}, which is no delay in \`after\` of the machine`),
    ...replaced
      .filter((name) => !actors.has(name))
      .map((name) => `\`replaced\` of the model names ${name}, which is no actor of the machine`),
  ]
}

function unlistedEvents({ answers, events, extraPaths = [] }: Model): string[] {
  const types = new Set([...events, ...extraPaths.flat()].map(({ type }) => type))
  return Object.entries(answers).flatMap(([state, byEvent]) =>
    Object.keys(byEvent)
      .filter((type) => !types.has(type))
      .map((type) => `${state} / ${type}`),
  )
}

/** The names that are neither the path of a state nor `*`. */
export function unknownStates(machine: AnyStateMachine, names: readonly string[]): string[] {
  const states = new Set(nodesOf(machine.root).map(pathOf))
  return names.filter((name) => name !== '*' && !states.has(name))
}

/** The event types that the machine handles nowhere. `mouse.*` also matches `mouse`. */
export function unknownEvents(machine: AnyStateMachine, types: readonly string[]): string[] {
  const isKnown = (type: string) =>
    machine.events.some((known) =>
      known.endsWith('*') ? `${type}.`.startsWith(known.slice(0, -1)) : type === known,
    )
  return [...new Set(types)].filter((type) => !isKnown(type))
}

/** The names of the actors of a machine and its child machines, and the ids of machines that are written where they are invoked. */
function replaceableIn(machine: AnyStateMachine, seen: ReadonlySet<AnyStateMachine> = new Set()): string[] {
  if (seen.has(machine)) return []
  const within = new Set([...seen, machine])
  const below = (logic: unknown) => (isMachine(logic) ? replaceableIn(logic, within) : [])
  const named = Object.entries(implementationsOf(machine).actors).flatMap(([name, logic]) => [
    name,
    ...below(logic),
  ])
  const inline: string[] = []
  withInlineActors(configOf(machine), (logic) => {
    inline.push(...(isMachine(logic) ? [logic.id] : []), ...below(logic))
    return logic
  })
  return [...named, ...inline]
}
