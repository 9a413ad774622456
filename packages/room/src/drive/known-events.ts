import { routeEvent, transitionsOf } from '@statecart/chart'
import type { AnyEventObject } from 'xstate'
import type { ActorList } from '../host/actor-list.ts'
import type { EventLog } from '../host/event-log.ts'
import { plainOf } from '../plain.ts'
import type { RoomMachine, RoomModel } from '../registry.ts'
import { isLifecycle } from '../xstate5-host.ts'

/** The source of the known payload of an event: a model, the event log, or none. */
export type PayloadSource = 'model' | 'seen' | 'unknown'

/** The models of machines, completed with the events of their routes and those that the machines have received. */
export interface KnownEvents {
  modelOf(machine: RoomMachine | undefined): RoomModel | undefined
  sourceOf(machine: RoomMachine | undefined, type: string): PayloadSource
  /** Forgets the payloads of these events that the machine has received until now, because the room has made them up. */
  forget(machine: RoomMachine, types: readonly string[]): void
}

/** The maximum number of remembered payloads per event type. The latest ones are kept, the last one at the end. */
const maxPayloads = 5
/** The maximum number of objects and lists of a context that a search compares. */
const maxCompared = 100

type ByType = Map<string, AnyEventObject[]>

export function createKnownEvents(
  { entries }: Pick<EventLog, 'entries'>,
  actors: Pick<ActorList, 'machineOf'>,
): KnownEvents {
  /** By the names of the machines, so that a machine keeps its payloads when a hot reload replaces it. */
  const seen = new Map<string, ByType>()
  const models = new Map<string, RoomModel>()
  let next = entries.first

  function rememberNewEntries(): void {
    for (next = Math.max(next, entries.first); next < entries.next; next += 1) {
      const entry = entries.at(next)
      const machine = entry && actors.machineOf(entry.actor)
      if (machine && !isLifecycle(entry.event.type)) remember(machine.name, entry.event)
    }
  }

  function remember(machine: string, event: AnyEventObject): void {
    const types = seen.get(machine) ?? new Map<string, AnyEventObject[]>()
    seen.set(machine, types)
    const events = types.get(event.type) ?? []
    const latest = events.at(-1)
    if (latest && isSame(latest, event)) return
    const others = events.filter((other) => !isSame(other, event))
    types.set(event.type, [...others, event].slice(-maxPayloads))
    models.delete(machine)
  }

  function completed(machine: RoomMachine): RoomModel {
    const { model } = machine
    const described = new Set(model?.events.map(({ type }) => type))
    const received = [...(seen.get(machine.name)?.values() ?? [])].flat()
    const routes = transitionsOf(machine.machine.root)
      .flatMap((transition) => routeEvent(transition) ?? [])
      .filter((route) => !received.some((event) => isSame(event, route)))
    const others = [...routes, ...received].filter(({ type }) => !described.has(type))
    if (model) return { ...model, events: [...model.events, ...others] }
    return { input: undefined, events: others, abstract: (context) => plainOf(context, 0, maxCompared) }
  }

  return {
    modelOf(machine) {
      if (!machine) return undefined
      rememberNewEntries()
      const known = models.get(machine.name) ?? completed(machine)
      models.set(machine.name, known)
      return known
    },
    sourceOf(machine, type) {
      if (machine?.model?.events.some((event) => event.type === type)) return 'model'
      rememberNewEntries()
      return machine && seen.get(machine.name)?.has(type) ? 'seen' : 'unknown'
    },
    forget({ name }, types) {
      rememberNewEntries()
      for (const type of types) seen.get(name)?.delete(type)
      models.delete(name)
    },
  }
}

/** Whether two events have the same properties (shallow comparison). */
function isSame(one: AnyEventObject, other: AnyEventObject): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  )
}
