import type { MouseEvent } from 'react'
import { longestRow } from '../label-rows.ts'
import { type StateLine, sizes } from '../measures.ts'
import type { ClickPlace, Marks } from './marks.ts'

interface Props {
  readonly line: StateLine
  readonly state: string
  readonly marks: Marks
  readonly x: number
  readonly y: number
  readonly onTransition?: ((id: string, at: ClickPlace) => void) | undefined
}

const signs = {
  invoke: '',
  initial: 'initial / ',
  entry: 'entry / ',
  exit: 'exit / ',
  transition: '',
} as const

/** A line in a state: an invoked actor, initial, entry or exit actions, or a transition without a target. */
export const NoteLine = ({ line: { kind, row, of }, state, marks, x, y, onTransition }: Props) => {
  const transition = kind === 'transition' ? of : undefined
  const count = transition === undefined ? undefined : marks.counts.get(transition)
  const isFirst = row[0]?.part === 'event'
  const choose =
    onTransition && transition !== undefined
      ? (event: MouseEvent) => {
          event.stopPropagation()
          onTransition(transition, { x: event.clientX, y: event.clientY })
        }
      : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart offers the same to the keyboard
    <g
      className="sc-chart-note"
      data-kind={kind}
      data-busy={(kind === 'invoke' && marks.busy.has(`${state}|${of}`)) || undefined}
      {...lookOf(transition, marks)}
      onClick={choose}
    >
      <NoteBack
        row={row}
        x={x}
        y={y}
        taken={transition === undefined ? undefined : marks.taken.get(transition)}
      />
      {kind === 'invoke' ? <circle className="sc-chart-lamp" cx={x + 4} cy={y - 4} r="3.5" /> : null}
      {kind === 'transition' && isFirst ? (
        <path className="sc-chart-sign" d={`M${x + 1} ${y - 7.5}h4a2.5 2.5 0 0 1 0 5h-4m2-2-2 2 2 2`} />
      ) : null}
      <text x={kind === 'invoke' || kind === 'transition' ? x + 13 : x} y={y}>
        {signs[kind]}
        {row.map(({ part, text }) => (
          <tspan key={part} data-part={part}>
            {text}
          </tspan>
        ))}
        {count === undefined || !isFirst ? null : <tspan className="sc-chart-count">{` ×${count}`}</tspan>}
      </text>
    </g>
  )
}

function lookOf(transition: string | undefined, marks: Marks) {
  if (transition === undefined) return {}
  return {
    'data-transition': transition,
    'data-missing': marks.missing.has(transition) || undefined,
    'data-possible': marks.possible.has(transition) || undefined,
    'data-refused': marks.refused.has(transition) || undefined,
    'data-selected': marks.selected === transition || undefined,
  }
}

/** The background of the text: the area to click, and the flash of a transition that was just taken. */
const NoteBack = ({
  row,
  x,
  y,
  taken,
}: Pick<Props, 'x' | 'y'> & Pick<StateLine, 'row'> & { readonly taken: number | undefined }) => {
  const place = {
    x: x - 5,
    y: y - 12,
    width: longestRow([row]) * sizes.note.letter + 24,
    height: sizes.note.line,
    rx: 5,
  }
  return (
    <>
      <rect className="sc-chart-note-back" {...place} />
      {taken === undefined ? null : <rect key={taken} className="sc-chart-flash" {...place} />}
    </>
  )
}
