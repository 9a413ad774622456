import { nodesOf } from '@statecart/chart'
import type { AnyStateMachine } from 'xstate'
import { isTime } from '../log/time-of.ts'
import { isObject } from '../plain-copy.ts'
import type { RoomMachine } from '../registry.ts'
import type { Recording } from './recording.ts'

/** Returns the chart of a machine as text: states, events, targets, and the names of guards, actions and actors. */
export function shapeOf({ root }: AnyStateMachine): string {
  return JSON.stringify(nodesOf(root).map(partsOf))
}

/** Returns the version of a machine, which is derived from its chart. */
export function versionOf(machine: AnyStateMachine): string {
  let sum = 2_166_136_261
  for (const character of shapeOf(machine)) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (sum >>> 0).toString(36)
}

/**
 * Leaves out values such as a literal context or parameters, because they may differ at each start or not be representable
 * in JSON.
 */
function partsOf(node: AnyStateMachine['root']) {
  const { id, type, history, initial, config, entry, exit, invoke, transitions, always = [] } = node
  return [
    id,
    [type, history, 'target' in config ? String(config.target) : ''],
    type === 'compound' ? idsOf(initial.target) : [],
    entry.map(nameOf),
    exit.map(nameOf),
    invoke.map((invoked) => [invoked.id, nameOf(invoked.src)]),
    [...transitions.values(), always].flat().map(({ eventType, target, guard, actions, reenter }) => {
      const condition = guard === undefined ? '' : nameOf(guard)
      return [eventType, idsOf(target), condition, actions.map(nameOf), reenter]
    }),
  ]
}

function idsOf(targets: readonly { id: string }[] | undefined): string[] {
  return targets?.map(({ id }) => id) ?? []
}

/** A function has no name that is the same in every build. */
function nameOf(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return typeof part === 'string' ? part : 'ƒ'
}

export function versionsOf(machines: readonly RoomMachine[]): Record<string, string> {
  return Object.fromEntries(machines.map(({ name, machine }) => [name, versionOf(machine)]))
}

/** Returns the machines whose version differs from the recording, which cannot be replayed with them. */
export function changedMachines(recording: Recording, machines: readonly RoomMachine[]): string[] {
  const here = versionsOf(machines)
  return Object.keys(recording.machines).filter((name) => here[name] !== recording.machines[name])
}

function isStart(start: Partial<Recording['starts'][number]> | null): boolean {
  return isObject(start?.state)
}

function isStep(step: Partial<Recording['steps'][number]> | null): boolean {
  return isObject(step?.to) && Array.isArray(step?.recordedInputs)
}

/** Whether a later version has written the recording, in a format that this one does not know. */
export function isNewerRecording(value: unknown): boolean {
  return isObject(value) && 'format' in value && typeof value.format === 'number' && value.format > 2
}

export function isRecording(value: unknown): value is Recording {
  if (!isObject(value)) return false
  const { format, at, steps, machines, starts, build } = value as Partial<Recording>
  return (
    format === 2 &&
    isTime(at) &&
    Array.isArray(steps) &&
    Array.isArray(starts) &&
    starts.every(isStart) &&
    steps.every(isStep) &&
    [machines, build].every(isObject)
  )
}

export function buildText({ version, id }: Recording['build']): string {
  return `${version} ${id}`.trim()
}
