import type { AnyEventObject } from 'xstate'
import { ownOf } from './answers.ts'
import { hiddenData, isPlain } from './hidden-data.ts'
import { isSameData } from './same-data.ts'

/**
 * Includes the data of each event, because events of the same type may differ in it, and the input, if it is one of the model's
 * `otherInputs`.
 */
export function pathText(
  { input: usual, events: known = [] }: { input?: unknown; events?: readonly AnyEventObject[] },
  { input, events }: { input: unknown; events: readonly AnyEventObject[] },
): string {
  const start = input === usual ? [] : [`input ${shortened(dataText(input))}`]
  return [...start, ...events.map((event) => eventText(event, known))].join(' → ')
}

const longest = 60

/** Of long data, only the parts in which the event differs from other `known` events of its type, if there are any. */
export function eventText(event: AnyEventObject, known: readonly AnyEventObject[] = []): string {
  const data = dataOf(event)
  if (Object.keys(data).length === 0) return event.type
  const whole = dataText(data)
  const others = known.filter(({ type }) => type === event.type).map(dataOf)
  const own = whole.length > longest ? distinctParts(data, others) : {}
  return `${event.type} ${Object.keys(own).length > 0 ? `… ${shortened(dataText(own))}` : shortened(whole)}`
}

type Data = Readonly<Record<string, unknown>>

function dataOf({ type: _, ...data }: AnyEventObject): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}

function distinctParts(data: Data, others: readonly Data[], around: readonly Data[] = []): Data {
  const within = [...around, data]
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const otherValues = others.map((other) => ownOf(other, name))
      if (otherValues.every((other) => isSameData(value, other))) return []
      const isOpen = isPlain(value) && !within.includes(value)
      return [[name, isOpen ? distinctParts(value, otherValues.filter(isPlain), within) : value]]
    }),
  )
}

/** A machine may throw any value. */
export function stoppedText(error: unknown): string {
  const thrown = typeof error === 'object' && !(error instanceof Error) ? dataText(error) : error
  return `the machine stopped on an error: ${thrown}`
}

export function shortened(text: string, length = longest): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/**
 * Like JSON, but also supports values that JSON drops or rejects: maps, sets, errors, functions, big integers, cycles, and objects
 * whose data is not in their properties.
 */
export function dataText(value: unknown): string {
  return textIn(value, [])
}

function textIn(value: unknown, around: readonly object[]): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `function ${value.name || '(without a name)'}`
  if (typeof value === 'symbol') return `(${value.description})`
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : String(value)
  if (around.includes(value)) return '(cycle)'
  const inside = (part: unknown) => textIn(part, [...around, value])
  if (Array.isArray(value)) return `[${value.map(inside).join(',')}]`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Map) return `Map ${inside([...value])}`
  if (value instanceof Set) return `Set ${inside([...value])}`
  const hidden = hiddenData(value)
  if (hidden) return inside(hidden.data)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${inside(part)}`).join(',')}}`
}
