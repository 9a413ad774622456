import type { AnyEventObject } from 'xstate'
import { hiddenData } from './hidden-data.ts'

/**
 * Includes the data of each event, because events of the same type may differ in it, and the input, if it is one of the model's
 * `otherInputs`.
 */
export function pathText(
  { input: usual }: { input?: unknown },
  { input, events }: { input: unknown; events: readonly AnyEventObject[] },
): string {
  const start = input === usual ? [] : [`input ${shortened(dataText(input))}`]
  return [...start, ...events.map(eventText)].join(' → ')
}

const longest = 60

export function eventText({ type, ...data }: AnyEventObject): string {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
  return type + (Object.keys(given).length > 0 ? shortened(` ${dataText(given)}`) : '')
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
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
