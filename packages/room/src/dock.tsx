import type { MachineInfo } from './about/about-protocol.ts'
import { useDockPanels } from './dock-panels.ts'
import { layoutTexts } from './i18n/en/layout.ts'
import { Separator } from './layout/separator.tsx'
import { onTabKey } from './parts/tab-keys.ts'
import type { RoomLink } from './protocol.ts'
import { useRoom, useRoomShown, useWords } from './room-context.tsx'
import { TimeBar } from './time/time-bar.tsx'
import './dock.css'

interface Props {
  readonly link: RoomLink
  readonly machine: MachineInfo | undefined
}

/** The timeline at the bottom of every page of the room: tabs with panels about the whole application. */
export const Dock = ({ link, machine }: Props) => {
  const { room } = useRoom()
  const words = useWords(layoutTexts)
  const chosen = useRoomShown(({ context }) => context.filters.panel)
  const panels = useDockPanels()
  const shown = panels.find(({ id }) => id === chosen) ?? panels[0]
  if (!shown) return null
  return (
    <>
      <Separator name="timeline" />
      <section className="sc-room-dock" id="room-timeline" aria-label={words.panels.timeline}>
        <div className="sc-room-dock-head">
          <div role="tablist" onKeyDown={onTabKey}>
            {panels.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`dock-${id}`}
                aria-selected={id === shown.id}
                aria-controls="dock-panel"
                tabIndex={id === shown.id ? 0 : -1}
                onClick={() => room.send({ type: 'room.filtered', filters: { panel: id } })}
              >
                {title}
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
