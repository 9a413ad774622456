import type { MachineInfo } from './about/about-protocol.ts'
import { useMachines } from './about/use-about.ts'
import { FindField } from './find/find-field.tsx'
import { RoomHeading } from './gallery/machine-head.tsx'
import { roomTexts } from './i18n/en/room.ts'
import { PanelToggles } from './layout/panel-toggles.tsx'
import { timeOf } from './log/time-of.ts'
import type { Tab } from './machines/room.ts'
import { IconButton } from './parts/button.tsx'
import { close, share } from './parts/icons.ts'
import { RecordBar } from './record/record-bar.tsx'
import { useRoom, useRoomShown, useWords } from './room-context.tsx'
import { SelectionLink } from './selection-link.tsx'
import './top-bar.css'

interface Props {
  readonly machine: MachineInfo | undefined
}

/** The top bar: the title, the search, the select for the inspected tab, and the recording controls. */
export const TopBar = ({ machine }: Props) => {
  const { ports } = useRoom()
  const words = useWords(roomTexts)
  const tabs = useRoomShown(({ context }) => context.tabs)
  return (
    <header className="sc-room-bar">
      <SelectionLink className="sc-room-brand" selection={{}}>
        {words.title}
      </SelectionLink>
      {machine ? <RoomHeading translate="no">{machine.title}</RoomHeading> : null}
      <FindField />
      {ports.leave && tabs.length === 1 ? null : <TabChoice hasMachine={machine !== undefined} />}
      <RecordBar />
      <PanelToggles isMachine={machine !== undefined} />
      {ports.popOut ? (
        <IconButton size="sm" icon={share} label={words.popOut} onClick={ports.popOut} />
      ) : null}
      {ports.leave ? <IconButton size="sm" icon={close} label={words.leave} onClick={ports.leave} /> : null}
    </header>
  )
}

/** A select for the inspected tab, or a message that there is none. */
const TabChoice = ({ hasMachine }: { readonly hasMachine: boolean }) => {
  const { ports, room } = useRoom()
  const words = useWords(roomTexts)
  const machines = useMachines()
  const tabs = useRoomShown(({ context }) => context.tabs)
  const lost = useRoomShown(({ context }) => context.lost)
  const tab = useRoomShown(({ context }) => context.tab)
  const isSeeking = useRoomShown((shown) => shown.matches('seeking'))
  if (isSeeking) return null
  return tabs.length > 0 ? (
    <label className="sc-room-tabs">
      <span className="visually-hidden">{words.tabs}</span>
      <select value={tab} onChange={({ target }) => room.send({ type: 'tab.chosen', id: target.value })}>
        {tabs.map((one) => (
          <option key={one.id} value={one.id}>
            {tabs.some((other) => other.id !== one.id && nameOf(other) === nameOf(one))
              ? `${nameOf(one)}, ${words.since(timeOf(one.since))}`
              : nameOf(one)}
          </option>
        ))}
        {lost.map(({ id, title }) => (
          <option key={id} disabled>
            {words.lost(title)}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <p>
      {lost.map(({ title }) => words.lost(title)).join(' ')} {words.alone}{' '}
      {machines.length > 0 ? words.charts : null}{' '}
      {hasMachine && ports.home !== undefined ? (
        <a href={ports.home} target="_blank" rel="noreferrer">
          {words.openShop}
        </a>
      ) : null}
    </p>
  )
}

function nameOf({ title, address }: Tab): string {
  return address === '' ? title : `${title} (${address})`
}
