import { chartOf, isMachine } from '@statecart/chart'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { shapeOf } from '../record/versions.ts'
import type { RoomMachine } from '../registry.ts'
import { isRunning } from '../xstate5.ts'
import { logicOf, sourceOf, systemIdOf } from '../xstate5-host.ts'

/** The machines of the registry, and all other machines that actors run. */
export interface MachineList {
  all(): readonly RoomMachine[]
  named(name: string): RoomMachine | undefined
  /** Undefined for a machine that is not registered and that no actor has run. */
  ofLogic(machine: AnyStateMachine): RoomMachine | undefined
  /**
   * Returns the machine that an actor runs, and adds it if it is unknown. It replaces a machine with the same id that is not
   * in use, as after a hot reload of the module that defines it.
   */
  of(ref: AnyActorRef, isInUse: (machine: RoomMachine) => boolean): RoomMachine | undefined
  /** How often the machine of this name has been replaced. */
  versionOf(name: string): number
  /** Grows when a machine is added or replaced. */
  revision(): number
  /** Calls the listener when a machine has been added or replaced. Returns an unsubscribe function. */
  onChanged(listener: () => void): () => void
}

type IsReplaceable = (known: RoomMachine) => boolean

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
  const named = (name: string) => machines.find((machine) => machine.name === name)
  const versions = new Map<string, number>()
  const listeners = new Set<() => void>()
  let revision = registered.length

  /** Adds a machine under its wanted name, or under that name with a number if another machine keeps it. */
  function add(machine: AnyStateMachine, wanted: string, isReplaceable: IsReplaceable): RoomMachine {
    const isTaken = (name: string) => {
      const known = named(name)
      return known !== undefined && !isReplaceable(known)
    }
    let name = wanted
    for (let number = 2; isTaken(name); number += 1) name = `${wanted} ${number}`
    const added: RoomMachine = {
      name,
      title: name,
      machine,
      purpose: purposes[name] ?? machine.root.description ?? '',
      layouts: [],
      model: undefined,
    }
    const replaced = named(name)
    if (replaced) {
      machines.splice(machines.indexOf(replaced), 1, added)
      versions.set(name, (versions.get(name) ?? 0) + 1)
    } else machines.push(added)
    revision += 1
    for (const listener of listeners) listener()
    return added
  }

  return {
    all: () => machines,
    named,
    ofLogic: (machine) => byConfig.get(machine.config) ?? byShape.get(shapeOf(machine)),
    of(ref, isInUse) {
      const logic = logicOf(ref)
      if (!isMachine(logic)) return undefined
      const known = byConfig.get(logic.config)
      if (known && (machines.includes(known) || !isRunning(ref))) return known
      const isReplaceable = (one: RoomMachine) =>
        logic.id !== noId && one.machine.id === logic.id && !registered.includes(one) && !isInUse(one)
      const shape = shapeOf(logic)
      const same = byShape.get(shape)
      const isKnown =
        same && machines.includes(same) && !(isReplaceable(same) && isDrawnOtherwise(same.machine, logic))
      const machine = isKnown ? same : add(logic, nameOf(logic, ref), isReplaceable)
      byConfig.set(logic.config, machine)
      byShape.set(shape, machine)
      return machine
    },
    versionOf: (name) => versions.get(name) ?? 0,
    revision: () => revision,
    onChanged(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether the charts of two machines of the same shape differ, for example in the source of an inline guard. */
function isDrawnOtherwise(one: AnyStateMachine, other: AnyStateMachine): boolean {
  return JSON.stringify(chartOf(one)) !== JSON.stringify(chartOf(other))
}

/** Ids that XState generates. They are not useful as names. */
const generatedId = /^x:\d+$|^xstate\.invoke\.|^\d+\./

function nameOf({ id }: AnyStateMachine, ref: AnyActorRef): string {
  const names = [id, systemIdOf(ref), sourceOf(ref), ref.id]
  return names.find((name) => name && name !== noId && !generatedId.test(name)) ?? 'machine'
}
