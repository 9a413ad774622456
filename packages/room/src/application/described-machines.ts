import { expectedInstead, isAnswered } from '@statecart/prove'
import type { RoomMachine, RoomModel } from '../registry.ts'
import type { DescribedModel } from './room-options.ts'

/** XState's default id for a machine without an id. */
const noId = '(machine)'

/**
 * The machines of these models, each with a unique name. Models of the same machine become one, because the room finds the
 * machine of an actor by its configuration.
 */
export function describedMachines(
  models: readonly DescribedModel[],
  purposes: Readonly<Record<string, string>>,
): RoomMachine[] {
  const names = new Set<string>()
  return [...groupedByConfig(models)].map(([first, ...others]) => {
    const { machine, group } = first
    const name = uniqueName(first.name ?? (machine.id === noId ? 'machine' : machine.id), names)
    return {
      name,
      group,
      title: name,
      machine,
      model: modelOf(first, others),
      purpose: purposes[name] ?? first.purpose ?? '',
      layouts: [],
    }
  })
}

type Group = [DescribedModel, ...DescribedModel[]]

function groupedByConfig(models: readonly DescribedModel[]): Iterable<Group> {
  const groups = new Map<object, Group>()
  for (const model of models) {
    const { config } = model.machine
    const group = groups.get(config)
    if (group) group.push(model)
    else groups.set(config, [model])
  }
  return groups.values()
}

/** Returns the name, with a number if it is already in use, and adds it to the names in use. */
function uniqueName(wanted: string, names: Set<string>): string {
  let name = wanted
  for (let number = 2; names.has(name); number += 1) name = `${wanted} ${number}`
  names.add(name)
  return name
}

function modelOf(first: DescribedModel, others: readonly DescribedModel[]): RoomModel {
  const models = [first, ...others]
  const [, ...otherInputs] = models.flatMap(({ input, otherInputs: more = [] }) => [input, ...more])
  const events = models.flatMap((model) => model.events)
  return { ...expectationsOf(models), ...first, otherInputs, events }
}

/**
 * With the answers of models, the room can show where the machine behaves differently: where it contradicts every model,
 * because each model may only be about some inputs.
 */
function expectationsOf(
  models: readonly DescribedModel[],
): Pick<RoomModel, 'expectedInstead' | 'isAnswered'> | undefined {
  const judging = models.flatMap(({ answers }) => (answers ? [{ answers }] : []))
  if (judging.length === 0) return undefined
  return {
    expectedInstead(before, after, event) {
      const expected = judging.map((model) => expectedInstead(model, before, after, event))
      return expected.includes(undefined) ? undefined : expected[0]
    },
    isAnswered: (before, event) => judging.every((model) => isAnswered(model, before, event)),
  }
}
