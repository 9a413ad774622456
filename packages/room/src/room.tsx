import { useSelector } from '@xstate/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useMachines } from './about/use-about.ts'
import { HeldBar } from './breakpoints/held-bar.tsx'
import { Dock } from './dock.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { roomTexts } from './i18n/en/room.ts'
import { isPanelOpen } from './layout/panel-toggles.tsx'
import type { Panel } from './layout/panels.ts'
import { MachinePage } from './machine-page.tsx'
import { useLink, usePanels, useRoom, useRoomShown, useWords } from './room-context.tsx'
import { TopBar } from './top-bar.tsx'
import './room.css'
import './layout/layout.css'
import './layout/beside.css'

/** The whole room: the chart of one machine or the gallery of all machines, and the panels around it. */
export const Room = () => {
  const { ports, language } = useRoom()
  const { inspector, timeline } = usePanels()
  const link = useLink()
  const words = useWords(roomTexts)
  const tab = useRoomShown(({ context }) => context.tab)
  const name = useRoomShown(({ context }) => context.selection.machine)
  const sheet = useRoomShown(({ context }) => context.sheet)
  /** In a panel the room is not `main`, because the page belongs to the application. */
  const Place = ports.leave ? 'section' : 'main'
  const machine = useMachines().find((known) => known.name === name)
  const [width, size] = [useSize(inspector), useSize(timeline)]
  const height = link ? size : 0
  const place = useRef<HTMLElement>(null)
  const shown = useRef(machine?.name)
  useEffect(() => {
    if (shown.current === machine?.name) return
    shown.current = machine?.name
    if (place.current) focusHeading(place.current)
  }, [machine?.name])
  return (
    <Place
      ref={place}
      className="sc-room"
      lang={language}
      aria-label={words.title}
      data-own={ports.leave === undefined || undefined}
      data-page={machine ? 'machine' : 'gallery'}
      data-sheet={sheet}
      data-inspector={width > 0 || undefined}
      data-timeline={height > 0 || undefined}
      style={{ '--inspector': `${width}px`, '--timeline': `${height}px` } as CSSProperties}
    >
      <TopBar machine={machine} />
      {link ? <HeldBar key={tab} link={link} /> : null}
      <div className="sc-room-panels">
        {machine ? <MachinePage key={machine.name} machine={machine} /> : <Gallery />}
        {link ? <Dock key={tab} link={link} machine={machine} /> : null}
      </div>
    </Place>
  )
}

/** The link that was followed to another machine or to all machines has usually been removed with its page. */
function focusHeading(place: HTMLElement): void {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot
  if (activeElement && activeElement !== document.body) return
  place.querySelector<HTMLElement>('.sc-room-heading')?.focus({ preventScroll: true })
}

/** In pixels; 0 while the panel is collapsed. */
function useSize(panel: Panel): number {
  const isOpen = useSelector(panel, isPanelOpen)
  const size = useSelector(panel, ({ context }) => context.size)
  return isOpen ? size : 0
}
