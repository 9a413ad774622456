import { formatted, type Results } from './rounds.ts'
import { commonSize, sizes, type Work } from './works.ts'

/** Compares each peer with the shop on the same work; a ratio below one means that the shop needs less. */
export function comparison(work: Work, results: Results): string[] {
  const [us, ...peers] = work.contenders
  const ours = results.get(us ?? '')?.get(commonSize)
  return work.figures.flatMap((figure) =>
    peers.map((peer) => {
      const our = ours?.[figure] ?? Number.NaN
      const theirs = results.get(peer)?.get(commonSize)?.[figure] ?? Number.NaN
      return row([
        work.title,
        figure,
        formatted(our),
        peer,
        formatted(theirs),
        ...ratioOf(work, figure, peer, our, theirs),
      ])
    }),
  )
}

export const comparisonHead = head(['Work', 'Figure', 'Statecart', 'Peer', 'Its figure', 'Ratio', ''])

/** How the first figure of each contender grows with the size of the work. */
export function growth(work: Work, results: Results): string[] {
  const figure = work.name === 'filter' ? 'median ms' : (work.figures[0] ?? '')
  return work.contenders.map((name) =>
    row([
      `${work.name}: ${figure}`,
      name,
      ...sizes.map((size) => formatted(results.get(name)?.get(size)?.[figure] ?? Number.NaN)),
    ]),
  )
}

export const growthHead = head(['Work', 'Implementation', ...sizes.map((size) => size.toLocaleString('en'))])

function ratioOf(work: Work, figure: string, peer: string, our: number, theirs: number): string[] {
  const more = work.more?.includes(figure) ?? false
  const ratio = our === theirs ? 1 : our / theirs
  return [formatted(ratio), standing(more ? 1 / ratio : ratio, work.because?.[peer])]
}

function standing(ratio: number, because: string | undefined): string {
  if (ratio === 1) return 'equal'
  if (ratio < 1) return 'ahead'
  return because ? `behind: ${because}` : 'behind'
}

export function head(cells: readonly string[]): string[] {
  return [row(cells), row(cells.map(() => '---'))]
}

export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
