import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { Hint } from '../hints/hint.tsx'
import { seeTexts } from '../i18n/en/see.ts'
import { outlineMachine } from '../machines/outline.machine.ts'
import type { Overlay } from '../prove/proof.ts'
import { useWords } from '../room-context.tsx'
import { focusTargetFor } from './outline-keys.ts'
import { OutlineRow } from './outline-row.tsx'
import { rowsOf } from './outline-rows.ts'
import type { RunningMachine } from './running-machine.ts'
import type { ActorView } from './see-protocol.ts'
import './outline.css'

interface Props {
  readonly machine: MachineInfo
  readonly view: ActorView | undefined
  readonly running: RunningMachine | undefined
  readonly overlay: Overlay | undefined
}

/** The chart as a tree of text: its states, and under each state its transitions. */
export const Outline = ({ machine, view, running, overlay }: Props) => {
  const { chart } = machine
  const words = useWords(seeTexts)
  const outline = useActorRef(outlineMachine, { input: { at: chart.states[0]?.id ?? '' } })
  const closed = useSelector(outline, ({ context }) => context.closed)
  const at = useSelector(outline, ({ context }) => context.at)
  const tree = useRef<HTMLDivElement>(null)
  const rows = rowsOf(chart, closed)
  const reached = rows.some(({ id }) => id === at) ? at : rows[0]?.id
  const pressed = (event: KeyboardEvent) => {
    const goal = focusTargetFor(event, rows, reached, outline)
    if (goal === undefined) return
    outline.send({ type: 'outline.reach', id: goal })
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(goal)}"]`)?.focus()
  }
  return (
    <section className="sc-room-card">
      <h2>{words.outline}</h2>
      <Hint tool="outline" />
      <div
        ref={tree}
        role="tree"
        aria-label={words.statesOf(machine.name)}
        className="sc-room-tree"
        onKeyDown={pressed}
      >
        {rows.map((row) => (
          <OutlineRow
            key={row.id}
            row={row}
            view={view}
            running={running}
            overlay={overlay}
            isReached={row.id === reached}
            isClosed={closed.includes(row.id)}
            onToggle={() => outline.send({ type: 'outline.toggle', id: row.id })}
            onReach={() => outline.send({ type: 'outline.reach', id: row.id })}
          />
        ))}
      </div>
    </section>
  )
}
