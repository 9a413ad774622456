import { type Chart, type ChartState, type ChartTransition, isHistory } from './chart.ts'
import { invokeText, type LabelRow, labelRows, lettersIn, longestRow, wraps } from './label-rows.ts'
import { childrenOf, transitionsFrom } from './nesting.ts'

/** The sizes of texts and parts. The layout is computed before the font is known, so it allows for the widest possible font. */
export const sizes = {
  title: { font: 15, letter: 8.7, line: 22 },
  label: { font: 12, letter: 7.3, line: 16 },
  note: { font: 11, letter: 6.7, line: 16 },
  dot: 10,
  history: 26,
  padding: 12,
  gap: 6,
  /** The button that folds a state. */
  fold: 16,
} as const

/** A line in a state's box, below its name. */
export interface StateLine {
  kind: 'invoke' | 'initial' | 'entry' | 'exit' | 'transition'
  row: LabelRow
  /** The id of the transition or of the invoked actor. */
  of: string | undefined
}

interface PlacedLine extends StateLine {
  column: number
  at: number
}

/** The lines in a state's box below its name. A state with children has up to four columns, so that its header stays low. */
export function linesIn(
  state: ChartState,
  chart: Chart,
): { lines: PlacedLine[]; columnWidth: number; rows: number } {
  const groups = groupsIn(state, chart)
  const count = groups.flat().length
  const isContainer = childrenOf(state.id, chart).length > 0
  const maxRows = isContainer ? Math.max(4, Math.ceil(count / maxColumns)) : count
  const widest = Math.max(0, ...groups.flat().map(({ kind, row }) => longestRow([row]) + prefixes[kind]))
  let column = 0
  let place = 0
  const lines = groups.flatMap((group) => {
    if (place > 0 && place + group.length > maxRows + 1) {
      column += 1
      place = 0
    }
    return group.map((line): PlacedLine => {
      place += 1
      return { ...line, column, at: place - 1 }
    })
  })
  return {
    lines,
    columnWidth: Math.ceil(widest * sizes.note.letter) + sizes.padding,
    rows: Math.max(0, ...lines.map((line) => line.at + 1)),
  }
}

const maxColumns = 4
const prefixes: Record<StateLine['kind'], number> = {
  invoke: 2,
  initial: 10,
  entry: 8,
  exit: 8,
  transition: 2,
}

/** The notes of a state. The rows of one group are never split over two columns. */
function groupsIn(state: ChartState, chart: Chart): StateLine[][] {
  const single = (kind: StateLine['kind'], texts: readonly string[]): StateLine[][] =>
    texts.map((text) => [{ kind, row: [{ part: 'action', text }], of: undefined }])
  return [
    ...state.invokes.map((invoke): StateLine[] => [
      { kind: 'invoke', row: [{ part: 'event', text: invokeText(invoke) }], of: invoke.id },
    ]),
    ...single('initial', state.initialActions ?? []),
    ...single('entry', state.entry),
    ...single('exit', state.exit),
    ...transitionsFrom(state.id, chart)
      .filter(({ targets }) => targets.length === 0)
      .map((transition) =>
        labelRows(transition, wraps.wide).map(
          (row): StateLine => ({ kind: 'transition', row, of: transition.id }),
        ),
      ),
  ]
}

/** The size of a state's name and lines. */
export function stateSize(state: ChartState, chart: Chart): { width: number; height: number } {
  if (isHistory(state)) return { width: sizes.history, height: sizes.history }
  const { lines, columnWidth, rows } = linesIn(state, chart)
  const { title, note, padding, gap } = sizes
  const columns = Math.max(0, ...lines.map(({ column }) => column + 1))
  return {
    width: Math.ceil(Math.max(64, nameWidth(state, chart), columns * columnWidth - padding) + 2 * padding),
    height: Math.ceil(title.line + 2 * 8 + (rows > 0 ? gap + rows * note.line : 0)),
  }
}

/** The size of a folded state: its name, with the name of a child below. */
export function foldedSize(state: ChartState, chart: Chart): { width: number; height: number } {
  const { title, note, padding, gap } = sizes
  const child = Math.max(...childrenOf(state.id, chart).map(({ key }) => lettersIn(key) + 2)) * note.letter
  return {
    width: Math.ceil(Math.max(64, nameWidth(state, chart), child) + 2 * padding),
    height: title.line + 2 * 8 + gap + note.line,
  }
}

function nameWidth(state: ChartState, chart: Chart): number {
  const button = childrenOf(state.id, chart).length > 0 ? sizes.fold + sizes.gap : 0
  return lettersIn(titleOf(state, chart)) * sizes.title.letter + button
}

export function titleOf({ key, parent }: ChartState, { name }: Chart): string {
  return parent === undefined ? name : key
}

/** The size of all labels on the same line. */
export function labelSize(
  bundle: readonly ChartTransition[],
  wrap: number,
): { width: number; height: number } {
  return {
    width:
      Math.max(...bundle.map((transition) => longestRow(labelRows(transition, wrap)))) * sizes.label.letter +
      18,
    height: bundle.reduce((sum, transition) => sum + labelHeight(transition, wrap), 0),
  }
}

export function labelHeight(transition: ChartTransition, wrap: number): number {
  return labelRows(transition, wrap).length * sizes.label.line + 8
}
