import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { shapeOf } from '../record/versions.ts'
import type { RoomMachine } from '../registry.ts'
import { isMachine, logicOf, sourceOf, systemIdOf } from '../xstate5-host.ts'

/** The machines of the registry, and all other machines that actors run. */
export interface MachineList {
  all(): readonly RoomMachine[]
  named(name: string): RoomMachine | undefined
  /** Undefined for a machine that is not registered and that no actor has run. */
  ofLogic(machine: AnyStateMachine): RoomMachine | undefined
  /** Returns the machine that an actor runs, and adds it if it is unknown. */
  of(ref: AnyActorRef): RoomMachine | undefined
  /** Calls the listener when a machine has been added. Returns an unsubscribe function. */
  onAdded(listener: () => void): () => void
}

/** XState's default id for a machine without an id. */
const noId = '(machine)'

export function createMachineList(
  registered: readonly RoomMachine[],
  purposes: Readonly<Record<string, string>> = {},
): MachineList {
  const machines = [...registered]
  const byConfig = new Map<object, RoomMachine>(registered.map((one) => [one.machine.config, one]))
  /**
   * Machines by shape, because a room that was built separately has its own copies of the application's machines, and
   * because a function of the application may create the same machine many times. A registered machine without an id is not
   * matched by shape, because other machines may have the same shape by chance.
   */
  const byShape = new Map<string, RoomMachine>(
    registered
      .filter(({ machine }) => machine.id !== noId)
      .map((one): [string, RoomMachine] => [shapeOf(one.machine), one]),
  )
  const listeners = new Set<() => void>()

  function add(machine: AnyStateMachine, ref: AnyActorRef, shape: string): RoomMachine {
    const name = uniqueName(nameOf(machine, ref))
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

  function uniqueName(wanted: string): string {
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

/** Ids that XState generates. They are not useful as names. */
const generatedId = /^x:\d+$|^xstate\.invoke\.|^\d+\./

function nameOf({ id }: AnyStateMachine, ref: AnyActorRef): string {
  const names = [id, systemIdOf(ref), sourceOf(ref), ref.id]
  return names.find((name) => name && name !== noId && !generatedId.test(name)) ?? 'machine'
}
