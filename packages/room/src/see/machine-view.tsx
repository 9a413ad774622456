import { BreakpointsProvider } from '../breakpoints/breakpoints-context.tsx'
import { chartOfMachine } from '../chart/charts.ts'
import { MachineChart } from '../chart/machine-chart.tsx'
import { DecideCard } from '../drive/decide-card.tsx'
import { PlayedPathCard } from '../drive/played-path-card.tsx'
import { SendCard } from '../drive/send-card.tsx'
import { overlayOf, type Proof } from '../prove/proof.ts'
import { ProofCard } from '../prove/proof-card.tsx'
import { CheckCard } from '../record/check-card.tsx'
import type { RoomMachine } from '../registry.ts'
import { useLink, useRoomShown } from '../room-context.tsx'
import { Now } from './now.tsx'
import { Outline } from './outline.tsx'
import type { ActorView } from './see-protocol.ts'
import type { Slot } from './slot.ts'

interface Props {
  readonly machine: RoomMachine
  readonly view: ActorView | undefined
  /** Undefined while no actor runs the machine. */
  readonly slot: Slot | undefined
  readonly proof: Proof
}

/** The chart, the same as an outline, and how the actor stands. */
export const MachineView = ({ machine, view, slot, proof }: Props) => {
  const link = useLink()
  const chart = chartOfMachine(machine)
  const way = useRoomShown(({ context }) => context.overlay)
  const overlay = overlayOf(way, machine, proof)
  return (
    <>
      <MachineChart machine={machine} view={view} slot={slot} overlay={overlay} />
      <div className="sc-room-side">
        <BreakpointsProvider>
          <Outline machine={machine} chart={chart} view={view} slot={slot} overlay={overlay} />
        </BreakpointsProvider>
        {slot ? <PlayedPathCard {...slot} /> : null}
        {slot ? <CheckCard {...slot} /> : null}
        <ProofCard machine={machine} proof={proof} />
        {view ? <Now view={view} /> : null}
        {slot ? <SendCard {...slot} /> : null}
        {link ? <DecideCard link={link} machine={machine} /> : null}
      </div>
    </>
  )
}
