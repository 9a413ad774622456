import { allTransitionIds } from '@statecart/chart'
import type { AnyStateMachine } from 'xstate'

/**
 * The stored coverage: how often tests took each transition, by the machine's name, the transition's id and the depth of the
 * tests. A depth is a name that you choose, such as `machine`, `rendered` or `browser`.
 *
 * ```json
 * {"lamp":{
 * "lamp.off|press|0":{"machine":4,"browser":1},
 * "lamp.on|press|0":{"machine":2}}}
 * ```
 */
export type CoverageFile = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>
>

/** Coverage in the format that the machine room draws: the counts of a transition are in the order of the depths. */
export interface Coverage {
  depths: readonly string[]
  taken: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>
}

/** The coverage of one machine by the tests of one depth. */
export interface CoveragePart {
  /** How often each transition was taken, by its id. */
  taken: Readonly<Record<string, number>>
  /** The transitions that are impossible at this depth, with the reason. */
  excepted: Readonly<Record<string, string>>
}

export interface CoverageOptions {
  /** The machine's name in the coverage; its id by default. */
  name?: string
  /** Receives the coverage of the tests, for a coverage file. */
  onCoverage?(name: string, part: CoveragePart): void
}

/** The coverage by depth and machine. A depth that never ran is absent. */
export type CoverageParts = Readonly<Partial<Record<string, Readonly<Record<string, CoveragePart>>>>>

/** Counts the ids of transitions, one entry for each time that a transition was taken. */
export function coveragePart(ids: readonly string[], excepted: CoveragePart['excepted'] = {}): CoveragePart {
  const taken: Record<string, number> = {}
  for (const id of [...ids].sort()) taken[id] = (taken[id] ?? 0) + 1
  return { taken, excepted }
}

/** Converts a coverage file for the machine room, with all depths of the file or with the given depths in their order. */
export function coverageOf(file: CoverageFile, depths: readonly string[] = depthsIn(file)): Coverage {
  return {
    depths,
    taken: mapValues(file, (transitions) =>
      mapValues(transitions, (counts) => depths.map((depth) => counts[depth] ?? 0)),
    ),
  }
}

function depthsIn(file: CoverageFile): string[] {
  const counts = Object.values(file).flatMap((transitions) => Object.values(transitions))
  return [...new Set(counts.flatMap((count) => Object.keys(count)))]
}

/** Merges new results into the stored coverage. At a depth that did not run, the earlier results of a machine are preserved. */
export function updatedCoverage(
  machines: readonly { name: string; machine: AnyStateMachine }[],
  parts: CoverageParts,
  before: CoverageFile = {},
): CoverageFile {
  return Object.fromEntries(
    machines.map(({ name, machine }) => {
      const depths = [...new Set([...depthsIn({ [name]: before[name] ?? {} }), ...Object.keys(parts)])]
      const countsOf = (id: string) =>
        depths.flatMap((depth) => {
          const part = parts[depth]?.[name]
          const count = part ? part.taken[id] : before[name]?.[id]?.[depth]
          return count === undefined ? [] : [[depth, count] as const]
        })
      return [
        name,
        Object.fromEntries(allTransitionIds(machine).map((id) => [id, Object.fromEntries(countsOf(id))])),
      ]
    }),
  )
}

/** The text of a coverage file, with one transition per line, so that diffs are readable. */
export function coverageText(file: CoverageFile): string {
  const machines = Object.entries(file).map(([machine, transitions]) => {
    const lines = Object.entries(transitions).map(
      ([id, counts]) => `${JSON.stringify(id)}:${JSON.stringify(counts)}`,
    )
    return `${JSON.stringify(machine)}:{\n${lines.join(',\n')}}`
  })
  return `{${machines.join(',\n')}}\n`
}

/** Parses the text of a coverage file. Throws if it has another format. */
export function parseCoverage(text: string): CoverageFile {
  const file: unknown = JSON.parse(text)
  if (!isCoverageFile(file))
    throw new Error('This is no coverage file: {"machine":{"state|event|0":{"depth":1}}} is expected.')
  return file
}

function isCoverageFile(value: unknown): value is CoverageFile {
  return isRecordOf(value, (machine) =>
    isRecordOf(machine, (counts) => isRecordOf(counts, (count) => typeof count === 'number')),
  )
}

/** The content of a file that `writeCoveragePart` wrote; undefined if the text is something else. */
export function parsedPart(text: string): CoveragePart | undefined {
  try {
    const part: unknown = JSON.parse(text)
    return isCoveragePart(part) ? part : undefined
  } catch {
    return undefined
  }
}

function isCoveragePart(value: unknown): value is CoveragePart {
  return isRecordOf(partOf(value, 'taken'), (count) => typeof count === 'number')
}

function isRecordOf(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPart)
  )
}

/**
 * Converts the coverage of `@xstate/test` 2: the `coverage` that `propertyTest()` and `testPaths()` return, or the JSON of
 * `testCoverageToJSON()`. The ids are the same as in XState 5: the source, the event and the index among the transitions of that
 * event.
 */
export function coverageFromXStateTest(coverage: unknown): CoveragePart {
  const counts = countsIn(coverage)
  if (!counts)
    throw new Error(
      'This is no coverage of @xstate/test 2: neither transitions.counts nor dimensions.transitions.counts is there.',
    )
  const taken = Object.entries(counts).flatMap(([key, count]) => {
    const id = transitionIdIn(key)
    return id === undefined || typeof count !== 'number' ? [] : [[id, count] as const]
  })
  return { taken: Object.fromEntries(taken), excepted: {} }
}

function countsIn(coverage: unknown): object | undefined {
  const dimensions = partOf(coverage, 'dimensions') ?? coverage
  return partOf(partOf(dimensions, 'transitions'), 'counts')
}

function partOf(value: unknown, name: string): object | undefined {
  const part: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === name)?.[1]
      : undefined
  return typeof part === 'object' && part !== null ? part : undefined
}

/** `["transition","lamp.off","press",0]` is `lamp.off|press|0`. The event of an eventless transition is `@eventless`. */
function transitionIdIn(key: string): string | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(key)
  } catch {
    return undefined
  }
  if (!Array.isArray(parts) || parts.length !== 4 || parts[0] !== 'transition') return undefined
  const [, source, event, at] = parts
  return `${source}|${event === '@eventless' ? '' : event}|${at}`
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
}
