import { sizes, type Written } from '../measures.ts'
import type { Marks } from './marks.ts'

interface Props {
  readonly line: Written
  readonly state: string
  readonly marks: Marks
  readonly x: number
  readonly y: number
}

const signs = { invoke: '', entry: 'entry / ', exit: 'exit / ', transition: '' } as const

/** A line in a state: what runs while it is active, what happens on the way in and out, or what it answers without leaving. */
export const NoteLine = ({ line: { kind, text, of }, state, marks, x, y }: Props) => {
  const taken = of === undefined ? undefined : marks.taken.get(of)
  const count = of === undefined ? undefined : marks.counts.get(of)
  return (
    <g
      className="sc-chart-note"
      data-kind={kind}
      data-busy={(kind === 'invoke' && marks.busy.has(`${state}|${of}`)) || undefined}
      data-missing={(kind === 'transition' && of !== undefined && marks.missing.has(of)) || undefined}
      data-transition={kind === 'transition' ? of : undefined}
    >
      {taken === undefined ? null : (
        <rect
          key={taken}
          className="sc-chart-glow"
          x={x - 6}
          y={y - 12}
          width={text.length * sizes.note.letter + 24}
          height={sizes.note.line}
          rx="5"
        />
      )}
      {kind === 'invoke' ? <circle className="sc-chart-lamp" cx={x + 4} cy={y - 4} r="3.5" /> : null}
      {kind === 'transition' && !text.startsWith('/ ') ? (
        <path className="sc-chart-sign" d={`M${x} ${y - 7}v6m0 -3h6`} />
      ) : null}
      <text x={kind === 'invoke' || kind === 'transition' ? x + 13 : x} y={y}>
        {signs[kind] + text}
        {count === undefined || text.startsWith('/ ') ? null : (
          <tspan className="sc-chart-count">{` ×${count}`}</tspan>
        )}
      </text>
    </g>
  )
}
