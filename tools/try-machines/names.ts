import type { Chart } from '@statecart/chart'

/** Words that the author of a machine did not write: names of properties, and names that XState and JavaScript generate. */
const inventedWords =
  /ƒ|\(machine\)|\[object |native code|\bxstate\.|^(guard|actions?|entry|exit|src|undefined|null|anonymous)?$/

/** The texts of a chart that contain invented words. */
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

/** Ids and names that several parts have, so that a reader cannot distinguish the parts. */
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
