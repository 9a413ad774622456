import { machineRoomTexts } from '../../i18n/en/shell.ts'
import { OuterLink } from '../../parts/link.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'

/** The machine room has a window of its own, beside the shop's. */
export const InspectLink = () => {
  const words = useTexts(machineRoomTexts)
  return hasMachineRoom ? (
    <OuterLink href="/inspect" target="machine-room" variant="inverse">
      {words.link}
    </OuterLink>
  ) : null
}
