import type { ComponentType } from 'react'
import type { MachineInfo } from './about/about-protocol.ts'
import { useApplication } from './about/use-about.ts'
import { ActorsPanel, ActorsTitle } from './actors/actors-panel.tsx'
import { BreakpointsPanel, BreakpointsTitle } from './breakpoints/breakpoints-panel.tsx'
import { FaultsPanel, FaultsTitle } from './faults/faults-panel.tsx'
import { layoutTexts } from './i18n/en/layout.ts'
import { Separator } from './layout/separator.tsx'
import { LogPanel, LogTitle } from './log/log-panel.tsx'
import { SequencePanel, SequenceTitle } from './log/sequence-panel.tsx'
import type { RoomLink } from './protocol.ts'
import { useRoom, useRoomShown, useWords } from './room-context.tsx'
import { TimeBar } from './time/time-bar.tsx'
import './dock.css'

interface DockPanel {
  readonly id: string
  /** The label of the panel's tab. */
  readonly Title: ComponentType
  readonly Panel: ComponentType<{ readonly link: RoomLink }>
}

const panels: readonly DockPanel[] = [
  { id: 'log', Title: LogTitle, Panel: LogPanel },
  { id: 'sequence', Title: SequenceTitle, Panel: SequencePanel },
  { id: 'actors', Title: ActorsTitle, Panel: ActorsPanel },
  { id: 'faults', Title: FaultsTitle, Panel: FaultsPanel },
  { id: 'stops', Title: BreakpointsTitle, Panel: BreakpointsPanel },
]

interface Props {
  readonly link: RoomLink
  readonly machine: MachineInfo | undefined
}

/** The timeline at the bottom of every page of the room: tabs with panels about the whole application. */
export const Dock = ({ link, machine }: Props) => {
  const { room } = useRoom()
  const words = useWords(layoutTexts)
  const chosen = useRoomShown(({ context }) => context.filters.panel)
  const hasFaults = useApplication().faults.length > 0
  const offered = panels.filter(({ id }) => id !== 'faults' || hasFaults)
  const shown = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!shown) return null
  return (
    <>
      <Separator name="timeline" />
      <section className="sc-room-dock" id="room-timeline" aria-label={words.panels.timeline}>
        <div className="sc-room-dock-head">
          <div role="tablist">
            {offered.map(({ id, Title }) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`dock-${id}`}
                aria-selected={id === shown.id}
                aria-controls="dock-panel"
                onClick={() => room.send({ type: 'room.filtered', filters: { panel: id } })}
              >
                <Title />
              </button>
            ))}
          </div>
          <TimeBar link={link} machine={machine} />
        </div>
        <div role="tabpanel" id="dock-panel" aria-labelledby={`dock-${shown.id}`}>
          <shown.Panel link={link} />
        </div>
      </section>
    </>
  )
}
