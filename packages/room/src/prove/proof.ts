import type { MachineInfo } from '../about/about-protocol.ts'
import { useApplication } from '../about/use-about.ts'
import type { Counts, RoomLink } from '../protocol.ts'
import type { Coverage } from '../registry.ts'
import { useQuery } from '../room-context.tsx'

/** The coverage with the counts of a running application. */
export function useProof(link: RoomLink): Proof {
  const { coverage } = useApplication()
  return { coverage, session: useQuery(link, 'prove.taken') ?? {} }
}

/** The coverage without a running application. */
export function useTests(): Proof {
  return { coverage: useApplication().coverage, session: undefined }
}

/**
 * Which transitions are counted: those of this session (while there is one), of all tests, or of one test depth, given by
 * its name.
 */
type CoverageKind = 'session' | 'tests' | string

export interface Proof {
  coverage: Coverage
  /** By the machine's name; undefined while no application is connected. */
  session: Readonly<Record<string, Counts>> | undefined
}

/** How often each transition of a machine was taken at one test depth; undefined if unknown. */
export function countsBy(
  kind: CoverageKind,
  machine: string,
  { coverage, session }: Proof,
): Counts | undefined {
  if (kind === 'session') return session && (session[machine] ?? {})
  const taken = coverage.taken[machine]
  const depth = coverage.depths.indexOf(kind)
  if (!taken || (kind !== 'tests' && depth < 0)) return undefined
  return Object.fromEntries(
    Object.entries(taken).map(([id, counts]) => [
      id,
      kind === 'tests' ? counts.reduce((sum, count) => sum + count, 0) : (counts[depth] ?? 0),
    ]),
  )
}

export interface Overlay {
  missing: ReadonlySet<string>
  /** The text next to each transition, by the transition's id. */
  counts: ReadonlyMap<string, string>
}

/** The counts that a chart shows; for all tests, each depth separately. */
export function overlayOf(
  kind: CoverageKind,
  { name, chart }: MachineInfo,
  proof: Proof,
): Overlay | undefined {
  const counts = countsBy(kind, name, proof)
  if (!counts) return undefined
  const ids = chart.transitions.map(({ id }) => id)
  const textOf = (id: string) =>
    kind === 'tests' ? (proof.coverage.taken[name]?.[id] ?? []).join('·') : `${counts[id] ?? 0}`
  return {
    missing: new Set(ids.filter((id) => !counts[id])),
    counts: new Map(ids.map((id) => [id, textOf(id)])),
  }
}

interface Untested {
  machine: string
  transition: string
}

/**
 * Returns the next transition that was not taken, starting after a machine and state. The search follows the order of the
 * machines and their states, and wraps around at the end.
 */
export function nextUntested(
  machines: readonly MachineInfo[],
  takenOf: (machine: string) => Counts | undefined,
  after: { machine: string; state?: string | undefined },
): Untested | undefined {
  const all = machines.flatMap(({ name, chart }) =>
    chart.transitions.map(({ id }) => ({ machine: name, transition: id })),
  )
  const isHere = ({ machine, transition }: Untested) =>
    machine === after.machine && (after.state === undefined || sourceOf(transition) === after.state)
  const start = after.state === undefined ? all.findIndex(isHere) : all.findLastIndex(isHere) + 1
  const inTurn = [...all.slice(start), ...all.slice(0, start)]
  return inTurn.find(({ machine, transition }) => {
    const counts = takenOf(machine)
    return counts !== undefined && !counts[transition]
  })
}

export function sourceOf(transition: string): string {
  return transition.slice(0, transition.indexOf('|'))
}
