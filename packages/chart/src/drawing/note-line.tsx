import { longestRow } from '../label-rows.ts'
import { type StateLine, sizes } from '../measures.ts'
import { type ClickPlace, clickOn, type Marks, markedTransition } from './marks.ts'

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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart offers the same to the keyboard
    <g
      className="sc-chart-note"
      data-kind={kind}
      data-busy={(kind === 'invoke' && marks.busy.has(`${state}|${of}`)) || undefined}
      {...(transition === undefined ? {} : markedTransition(transition, marks))}
      onClick={transition === undefined ? undefined : clickOn(transition, onTransition)}
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
