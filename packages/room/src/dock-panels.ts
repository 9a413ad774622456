import { type ComponentType, useMemo } from 'react'
import { useApplication } from './about/use-about.ts'
import { ActorsPanel } from './actors/actors-panel.tsx'
import { BreakpointsPanel } from './breakpoints/breakpoints-panel.tsx'
import { FaultsPanel } from './faults/faults-panel.tsx'
import { actorsTexts } from './i18n/en/actors.ts'
import { breakpointsTexts } from './i18n/en/breakpoints.ts'
import { logTexts } from './i18n/en/log.ts'
import { faultsTexts } from './i18n/en/room.ts'
import { LogPanel } from './log/log-panel.tsx'
import { SequencePanel } from './log/sequence-panel.tsx'
import type { RoomLink } from './protocol.ts'
import { useWords } from './room-context.tsx'

export interface DockPanel {
  id: string
  title: string
  Panel: ComponentType<{ readonly link: RoomLink }>
}

/** Returns the panels of the timeline. The panel of the faults is left out if the application has none. */
export function useDockPanels(): readonly DockPanel[] {
  const { title: log, sequence } = useWords(logTexts)
  const actors = useWords(actorsTexts).title
  const faults = useWords(faultsTexts).title
  const breakpoints = useWords(breakpointsTexts).title
  const hasFaults = useApplication().faults.length > 0
  return useMemo(
    () => [
      { id: 'log', title: log, Panel: LogPanel },
      { id: 'sequence', title: sequence, Panel: SequencePanel },
      { id: 'actors', title: actors, Panel: ActorsPanel },
      ...(hasFaults ? [{ id: 'faults', title: faults, Panel: FaultsPanel }] : []),
      { id: 'breakpoints', title: breakpoints, Panel: BreakpointsPanel },
    ],
    [log, sequence, actors, faults, breakpoints, hasFaults],
  )
}
