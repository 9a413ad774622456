import type { Chart } from '@statecart/chart'

/** Words that no author of a machine wrote: the names of properties, and what XState and JavaScript call what has no name. */
const inventedWords =
  /ƒ|\(machine\)|\[object |native code|\bxstate\.|^(guard|actions?|entry|exit|src|undefined|null|anonymous)?$/

/** The invented words among all that a chart shows. */
export function invented({ name, states, transitions }: Chart): string[] {
  const texts = [
    name,
    ...states.flatMap(({ key, parent, initialActions = [], entry, exit, invokes }) => [
      ...(parent === undefined ? [] : [key]),
      ...initialActions,
      ...entry,
      ...exit,
      ...invokes.map((invoke) => invoke.name),
    ]),
    ...transitions.flatMap(({ cause, guard, actions }) => [
      cause,
      ...(guard === undefined ? [] : [guard]),
      ...actions,
    ]),
  ]
  return texts.filter((text) => inventedWords.test(text))
}

/** Names that stand for more than one part where a person could not tell them apart. */
export function repeated({ states, transitions }: Chart): string[] {
  return [
    ...duplicates(states.map(({ id }) => id)),
    ...duplicates(transitions.map(({ id }) => id)),
    ...states.flatMap(({ invokes }) => duplicates(invokes.map(({ name }) => name))),
  ]
}

export function duplicates(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at)
}
