import { allTransitionIds, nodesOf } from '@statecart/chart'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { RoomMachine } from '../registry.ts'
import { isMachine, logicOf, sourceOf, systemIdOf } from '../xstate5-host.ts'

/** The machines of the registry, and those that actors turned out to run. */
export interface MachineList {
  all(): readonly RoomMachine[]
  named(name: string): RoomMachine | undefined
  /** Undefined where no actor has run it. */
  ofLogic(machine: AnyStateMachine): RoomMachine | undefined
  /** The machine that an actor runs, which is added if it is not known. */
  of(ref: AnyActorRef): RoomMachine | undefined
  /** Calls back when a machine has been added; returns a function that stops it. */
  onAdded(listener: () => void): () => void
}

/** The id of a machine that was given none. */
const noId = '(machine)'

export function createMachineList(
  registered: readonly RoomMachine[],
  purposes: Readonly<Record<string, string>> = {},
): MachineList {
  const machines = [...registered]
  const byConfig = new Map<object, RoomMachine>(registered.map((one) => [one.machine.config, one]))
  /**
   * The room may have been built apart from the application, and have copies of its machines; and a function of the application may make the
   * same machine many times. A model of a machine without an id describes that one alone: others may have the same shape by chance.
   */
  const byShape = new Map<string, RoomMachine>(
    registered
      .filter(({ machine }) => machine.id !== noId)
      .map((one): [string, RoomMachine] => [shapeOf(one.machine), one]),
  )
  const listeners = new Set<() => void>()

  function add(machine: AnyStateMachine, ref: AnyActorRef, shape: string): RoomMachine {
    const name = unused(nameOf(machine, ref))
    const added: RoomMachine = {
      name,
      title: name,
      machine,
      purpose: purposes[name] ?? machine.root.description ?? '',
      layouts: [],
      model: undefined,
    }
    machines.push(added)
    byShape.set(shape, added)
    for (const listener of listeners) listener()
    return added
  }

  function unused(wanted: string): string {
    const isTaken = (name: string) => machines.some((machine) => machine.name === name)
    let name = wanted
    for (let number = 2; isTaken(name); number += 1) name = `${wanted} ${number}`
    return name
  }

  return {
    all: () => machines,
    named: (name) => machines.find((machine) => machine.name === name),
    ofLogic: (machine) => byConfig.get(machine.config) ?? byShape.get(shapeOf(machine)),
    of(ref) {
      const logic = logicOf(ref)
      if (!isMachine(logic)) return undefined
      const known = byConfig.get(logic.config)
      if (known) return known
      const shape = shapeOf(logic)
      const machine = byShape.get(shape) ?? add(logic, ref, shape)
      byConfig.set(logic.config, machine)
      return machine
    },
    onAdded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What tells machines apart that have the same id: their states and transitions. */
function shapeOf(machine: AnyStateMachine): string {
  const states = nodesOf(machine.root).map(({ id, type }) => `${id}:${type}`)
  return [...states, ...allTransitionIds(machine)].join('\n')
}

/** An id that XState has made up says nothing. */
const madeUp = /^x:\d+$|^xstate\.invoke\.|^\d+\./

function nameOf({ id }: AnyStateMachine, ref: AnyActorRef): string {
  const names = [id, systemIdOf(ref), sourceOf(ref), ref.id]
  return names.find((name) => name && name !== noId && !madeUp.test(name)) ?? 'machine'
}
