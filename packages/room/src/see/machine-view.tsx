import type { MachineInfo } from '../about/about-protocol.ts'
import { BreakpointsProvider } from '../breakpoints/breakpoints-context.tsx'
import { MachineChart } from '../chart/machine-chart.tsx'
import { DecideCard } from '../drive/decide-card.tsx'
import { PlayedPathCard } from '../drive/played-path-card.tsx'
import { SendCard } from '../drive/send-card.tsx'
import { ChartExport } from '../export/chart-export.tsx'
import { MachineHead } from '../gallery/machine-head.tsx'
import { layoutTexts } from '../i18n/en/layout.ts'
import { Separator } from '../layout/separator.tsx'
import { overlayOf, type Proof } from '../prove/proof.ts'
import { ProofCard } from '../prove/proof-card.tsx'
import { CheckCard } from '../record/check-card.tsx'
import { useLink, useRoomShown, useWords } from '../room-context.tsx'
import { useMoment } from '../time/time-bar.tsx'
import { Now } from './now.tsx'
import { Outline } from './outline.tsx'
import type { RunningMachine } from './running-machine.ts'
import type { ActorView } from './see-protocol.ts'
import { WhyCard } from './why-card.tsx'

interface Props {
  readonly machine: MachineInfo
  readonly view: ActorView | undefined
  /** Undefined while no actor runs the machine. */
  readonly running: RunningMachine | undefined
  readonly proof: Proof
}

/** The chart of a machine, and the inspector with its outline and the state of the actor. */
export const MachineView = ({ machine, view, running, proof }: Props) => {
  const link = useLink()
  const words = useWords(layoutTexts)
  const seq = useMoment()
  const coverageKind = useRoomShown(({ context }) => context.filters.overlay)
  const overlay = overlayOf(coverageKind, machine, proof)
  return (
    <>
      <div className="sc-room-stage" id="room-chart">
        <MachineChart machine={machine} view={view} running={running} overlay={overlay} />
      </div>
      <Separator name="inspector" />
      <aside className="sc-room-side" id="room-inspector" aria-label={words.panels.inspector}>
        <MachineHead machine={machine} />
        {running ? <PlayedPathCard {...running} /> : null}
        {running ? <WhyCard link={running.link} actor={running.actor} seq={seq} /> : null}
        {view ? (
          <Now
            view={view}
            source={running && { link: running.link, sessionId: running.actor.sessionId, seq }}
          />
        ) : null}
        <BreakpointsProvider>
          <Outline machine={machine} view={view} running={running} overlay={overlay} />
        </BreakpointsProvider>
        {running ? <CheckCard {...running} /> : null}
        <ProofCard machine={machine} proof={proof} />
        {running ? <SendCard {...running} /> : null}
        {link ? <DecideCard link={link} machine={machine} /> : null}
        <ChartExport machine={machine} />
      </aside>
    </>
  )
}
