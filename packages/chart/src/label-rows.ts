import type { ChartState, ChartTransition } from './chart.ts'

/** The maximum number of characters in a line of a label, in wide and in narrow layouts. */
export const wraps = { wide: 34, narrow: 24 } as const

interface LabelPart {
  part: 'event' | 'guard' | 'action'
  text: string
}

export type LabelRow = readonly LabelPart[]

/** The lines of a transition's label: the event, then the guard, then the actions. */
export function labelRows({ cause, guard, actions }: ChartTransition, wrap: number): LabelRow[] {
  const event: LabelPart = { part: 'event', text: cause }
  const guardRows = guard === undefined ? [] : wrapped('guard', `[${guard}]`.split(' '), wrap)
  const [firstGuard] = guardRows
  const fitsOneLine =
    guardRows.length === 1 && firstGuard && cause.length + 1 + firstGuard.text.length <= wrap
  const list = actions.map((name, at) => (at === actions.length - 1 ? name : `${name},`))
  const actionRows = wrapped('action', list, wrap - 2).map(
    ({ part, text }): LabelPart => ({
      part,
      text: `/ ${text}`,
    }),
  )
  return [
    ...(fitsOneLine
      ? [[event, { ...firstGuard, text: ` ${firstGuard.text}` }]]
      : [[event], ...guardRows.map((row) => [row])]),
    ...actionRows.map((row) => [row]),
  ]
}

/** The text for an invoked actor: its id and its source, or only its source. */
export function invokeText({ id, src, name }: ChartState['invokes'][number]): string {
  return id === name && name !== src ? `${name}: ${src}` : name
}

/** The width of the longest line, in letters. */
export function longestRow(rows: readonly LabelRow[]): number {
  return Math.max(0, ...rows.map((row) => row.reduce((sum, { text }) => sum + lettersIn(text), 0)))
}

/** Chinese, Japanese and Korean characters, which are as wide as two letters. Emoji are two code units already. */
const wideCharacters =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6]/g

/** The width of a text, in letters. */
export function lettersIn(text: string): number {
  return text.replace(wideCharacters, 'xx').length
}

function wrapped(part: LabelPart['part'], words: readonly string[], wrap: number): LabelPart[] {
  const lines: LabelPart[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last && last.text.length + 1 + word.length <= wrap) last.text += ` ${word}`
    else lines.push({ part, text: word })
  }
  return lines
}
