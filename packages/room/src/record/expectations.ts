import { leavesOf } from '@statecart/chart'
import type { AnyActorRef } from 'xstate'
import type { Copier, Plain } from '../plain.ts'
import { snapshotOf } from '../xstate5.ts'
import { isMachineSnapshot } from '../xstate5-host.ts'

/** A tester's expectation about an actor: that it is in a state, or that a part of its context has a value. */
export interface Expectation {
  /** A path such as `stored.lines.length`; empty if a state is expected. */
  path: string
  /** The state (`open.declined`), or the value as JSON. */
  is: string
}

const maxDepth = 4
const maxCheckpoints = 80

/** Returns the current values of an actor that a checkpoint can compare. */
export function currentValues(ref: AnyActorRef, plain: Pick<Copier, 'of'>): Expectation[] {
  const snapshot = snapshotOf(ref)
  if (!isMachineSnapshot(snapshot)) return []
  const states = leavesOf(snapshot).map((state) => ({ path: '', is: state }))
  return [...states, ...valuesIn(plain.of(snapshot.context), '', 0)].slice(0, maxCheckpoints)
}

function valuesIn(value: Plain, path: string, depth: number): Expectation[] {
  if (typeof value !== 'object' || value === null) return [{ path, is: JSON.stringify(value) }]
  if (depth > maxDepth) return []
  const size = Array.isArray(value) ? [{ path: inner(path, 'length'), is: `${value.length}` }] : []
  return [
    ...size,
    ...Object.entries(value).flatMap(([key, part]: [string, Plain]) =>
      valuesIn(part, inner(path, key), depth + 1),
    ),
  ]
}

/** Returns the value found at a checkpoint, which equals the expected one if the checkpoint holds. */
export function foundInstead(
  ref: AnyActorRef | undefined,
  { path, is }: Expectation,
  plain: Pick<Copier, 'of'>,
): string | null {
  const current = ref ? currentValues(ref, plain).filter((one) => one.path === path) : []
  const isMet = current.some((one) => one.is === is || (path === '' && one.is.startsWith(`${is}.`)))
  return isMet ? is : current.map((one) => one.is).join(' ') || null
}

/** Parses a typed expectation as JSON, or else uses it as plain text. */
export function expectationOf(path: string, typed: string): Expectation {
  if (path === '') return { path, is: typed.trim() }
  try {
    return { path, is: JSON.stringify(JSON.parse(typed)) }
  } catch {
    return { path, is: JSON.stringify(typed) }
  }
}

function inner(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}
