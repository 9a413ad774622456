import { roomTexts } from '../i18n/en/room.ts'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'

/** The list of all machines beside the selected one. */
export const MachineRail = () => {
  const { machines } = useRoom().ports.registry
  const words = useWords(roomTexts)
  const present = useRoomShown(({ context }) => context.selection.machine)
  return (
    <nav className="sc-room-rail" aria-label={words.gallery}>
      <ul>
        {machines.map(({ name, title }) => (
          <li key={name}>
            <SelectionLink selection={{ machine: name }} aria-current={name === present ? 'page' : undefined}>
              {title}
            </SelectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
