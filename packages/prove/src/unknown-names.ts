import { isMachine, nodesOf, pathOf } from '@statecart/chart'
import type { AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import { configOf, implementationsOf, withInlineActors } from './xstate5.ts'
import { delayNamesIn } from './xstate5-effects.ts'

/** The names in a model that its machine does not have. The model would not check what it says about them. */
export function unknownNamesIn({ machine, tags = {}, delays = {}, replaced = [] }: Model): string[] {
  const delayNames = delayNamesIn(machine)
  const actors = new Set(replaceableIn(machine))
  return [
    ...unknownStates(machine, Object.keys(tags)).map(
      (state) => `\`tags\` of the model names the state ${state}, which the machine does not have`,
    ),
    ...Object.keys(delays)
      .filter((name) => !delayNames.has(name))
      .map((name) => `\`delays\` of the model names ${name}, which is no delay in \`after\` of the machine`),
    ...replaced
      .filter((name) => !actors.has(name))
      .map((name) => `\`replaced\` of the model names ${name}, which is no actor of the machine`),
  ]
}

/** The names that are neither the path of a state nor `*`. */
export function unknownStates(machine: AnyStateMachine, names: readonly string[]): string[] {
  const states = new Set(nodesOf(machine.root).map(pathOf))
  return names.filter((name) => name !== '*' && !states.has(name))
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
