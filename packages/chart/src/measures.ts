import type { Chart, ChartState, ChartTransition } from './chart.ts'

/** How large everything is written. The layout is made before any font is known, so it allows for the widest of those that may come. */
export const sizes = {
  title: { font: 15, letter: 8.9, line: 22 },
  label: { font: 12, letter: 7.4, line: 16 },
  note: { font: 11, letter: 6.8, line: 16 },
  dot: 10,
  history: 26,
  padding: 12,
  gap: 6,
} as const

const longestLine = 34

export interface Written {
  kind: 'invoke' | 'entry' | 'exit' | 'transition'
  text: string
  /** The transition or the invoked actor. */
  of: string | undefined
}

interface Placed extends Written {
  column: number
  row: number
}

/** What stands in a state's box under its name; in several columns where it would be longer than what it contains is wide. */
export function linesIn(
  state: ChartState,
  chart: Chart,
): { lines: Placed[]; columnWidth: number; rows: number } {
  const groups = groupsIn(state, chart)
  const count = groups.flat().length
  const isContainer = chart.states.some(({ parent }) => parent === state.id)
  const most = isContainer ? Math.max(4, Math.ceil(count / mostColumns)) : count
  const widest = Math.max(0, ...groups.flat().map(({ kind, text }) => text.length + prefixes[kind]))
  let column = 0
  let row = 0
  const lines = groups.flatMap((group) => {
    if (row > 0 && row + group.length > most + 1) {
      column += 1
      row = 0
    }
    return group.map((line): Placed => {
      row += 1
      return { ...line, column, row: row - 1 }
    })
  })
  return {
    lines,
    columnWidth: Math.ceil(widest * sizes.note.letter) + sizes.padding,
    rows: Math.max(0, ...lines.map((line) => line.row + 1)),
  }
}

const mostColumns = 4
const prefixes: Record<Written['kind'], number> = { invoke: 2, entry: 8, exit: 8, transition: 2 }

/** What belongs together stays together. */
function groupsIn(state: ChartState, { transitions }: Chart): Written[][] {
  const single = (kind: Written['kind'], texts: readonly string[]): Written[][] =>
    texts.map((text) => [{ kind, text, of: undefined }])
  return [
    ...state.invokes.map(({ id, src }): Written[] => [
      { kind: 'invoke', text: id === src ? id : `${id}: ${src}`, of: id },
    ]),
    ...single('entry', state.entry),
    ...single('exit', state.exit),
    ...transitions
      .filter(({ source, targets }) => source === state.id && targets.length === 0)
      .map((transition) =>
        labelLines(transition).map((text): Written => ({ kind: 'transition', text, of: transition.id })),
      ),
  ]
}

/** The room that a state's name and lines take. */
export function stateSize(state: ChartState, chart: Chart): { width: number; height: number } {
  if (state.kind === 'shallow' || state.kind === 'deep')
    return { width: sizes.history, height: sizes.history }
  const { lines, columnWidth, rows } = linesIn(state, chart)
  const { title, note, padding, gap } = sizes
  const columns = Math.max(0, ...lines.map(({ column }) => column + 1))
  const name = titleOf(state, chart).length * title.letter
  return {
    width: Math.ceil(Math.max(64, name, columns * columnWidth - padding) + 2 * padding),
    height: Math.ceil(title.line + 2 * 8 + (rows > 0 ? gap + rows * note.line : 0)),
  }
}

export function titleOf({ key, parent }: ChartState, { id }: Chart): string {
  return parent === undefined ? id : key
}

/** What stands at a transition: the event, then its condition, then what it does. */
export function labelLines({ cause, guard, actions }: ChartTransition): string[] {
  const head = guard === undefined ? [cause] : joined([cause, `[${guard}]`])
  return [
    ...head,
    ...wrapped(actions.map((name, at) => (at === actions.length - 1 ? name : `${name},`))).map(
      (line) => `/ ${line}`,
    ),
  ]
}

function joined([cause = '', guard = '']: string[]): string[] {
  const line = `${cause} ${guard}`
  return line.length <= longestLine ? [line] : [cause, ...wrapped(guard.split(' '))]
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longestLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export function labelSize(transition: ChartTransition): { width: number; height: number } {
  const lines = labelLines(transition)
  const { label } = sizes
  return {
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * label.letter + 18),
    height: lines.length * label.line + 8,
  }
}
