import { formatted, type Results } from './rounds.ts'
import { commonSize, sizes, type Workload } from './workloads.ts'

/** Compares each peer with the shop on the same work; a ratio below one means that the shop needs less. */
export function comparison(workload: Workload, results: Results): string[] {
  const [us, ...peers] = workload.contenders
  const ours = results.get(us ?? '')?.get(commonSize)
  return workload.figures.flatMap((figure) =>
    peers.map((peer) => {
      const our = ours?.[figure] ?? Number.NaN
      const theirs = results.get(peer)?.get(commonSize)?.[figure] ?? Number.NaN
      return row([
        workload.title,
        figure,
        formatted(our),
        peer,
        formatted(theirs),
        ...ratioOf(workload, figure, peer, our, theirs),
      ])
    }),
  )
}

export const comparisonHead = head(['Work', 'Figure', 'Statecart', 'Peer', 'Its figure', 'Ratio', ''])

/** How the first figure of each contender grows with the size of the work. */
export function growth(workload: Workload, results: Results): string[] {
  const figure = workload.name === 'filter' ? 'median ms' : (workload.figures[0] ?? '')
  return workload.contenders.map((name) =>
    row([
      `${workload.name}: ${figure}`,
      name,
      ...sizes.map((size) => formatted(results.get(name)?.get(size)?.[figure] ?? Number.NaN)),
    ]),
  )
}

export const growthHead = head(['Work', 'Implementation', ...sizes.map((size) => size.toLocaleString('en'))])

function ratioOf(workload: Workload, figure: string, peer: string, our: number, theirs: number): string[] {
  const isHigherBetter = workload.higherIsBetter?.includes(figure) ?? false
  const ratio = our === theirs ? 1 : our / theirs
  return [formatted(ratio), verdict(isHigherBetter ? 1 / ratio : ratio, workload.reasons?.[peer])]
}

function verdict(ratio: number, reason: string | undefined): string {
  if (ratio === 1) return 'equal'
  if (ratio < 1) return 'ahead'
  return reason ? `behind: ${reason}` : 'behind'
}

export function head(cells: readonly string[]): string[] {
  return [row(cells), row(cells.map(() => '---'))]
}

export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
