import type { AnyStateMachine } from 'xstate'
import { isTime } from '../log/time-of.ts'
import type { RoomMachine } from '../registry.ts'
import type { Recording } from './recording.ts'

/** A machine's version is derived from its chart: states, events, targets, and the names of guards, actions and actors. */
export function versionOf({ config }: AnyStateMachine): string {
  const text = JSON.stringify(config, (_, part: unknown) => (typeof part === 'function' ? 'ƒ' : part))
  let sum = 2_166_136_261
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (sum >>> 0).toString(36)
}

export function versionsOf(machines: readonly RoomMachine[]): Record<string, string> {
  return Object.fromEntries(machines.map(({ name, machine }) => [name, versionOf(machine)]))
}

/** The machines that are not those of the recording: it cannot be played with them. */
export function misfits(recording: Recording, machines: readonly RoomMachine[]): string[] {
  const here = versionsOf(machines)
  return Object.keys(recording.machines).filter((name) => here[name] !== recording.machines[name])
}

export function isRecording(value: unknown): value is Recording {
  if (typeof value !== 'object' || value === null) return false
  const { format, at, steps, machines, starts, build } = value as Partial<Recording>
  return (
    format === 2 &&
    isTime(at) &&
    Array.isArray(steps) &&
    Array.isArray(starts) &&
    [machines, build].every((part) => typeof part === 'object')
  )
}

export function buildText({ version, id }: Recording['build']): string {
  return `${version} ${id}`.trim()
}
