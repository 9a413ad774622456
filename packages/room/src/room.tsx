import { HeldBar } from './breakpoints/held-bar.tsx'
import { Dock } from './dock.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { roomTexts } from './i18n/en/room.ts'
import { MachinePage } from './machine-page.tsx'
import { RecordBar } from './record/record-bar.tsx'
import { useLink, useRoom, useRoomShown, useWords } from './room-context.tsx'
import { TopBar } from './top-bar.tsx'
import './room.css'

/** The whole room: what is above, what is chosen, and what is below all of it. */
export const Room = () => {
  const { ports } = useRoom()
  const link = useLink()
  const words = useWords(roomTexts)
  const tab = useRoomShown(({ context }) => context.tab)
  const name = useRoomShown(({ context }) => context.selection.machine)
  /** Beside the application the page is the application's. */
  const Place = ports.leave ? 'section' : 'main'
  const machine = ports.registry.machines.find((known) => known.name === name)
  return (
    <div className="sc-room" data-own={ports.leave === undefined || undefined}>
      <TopBar />
      <RecordBar />
      {link ? <HeldBar key={tab} link={link} /> : null}
      <Place className="sc-room-main" aria-label={words.title}>
        <div className="sc-room-selection">
          {machine ? <MachinePage key={machine.name} machine={machine} /> : <Gallery />}
        </div>
        <Dock />
      </Place>
    </div>
  )
}
