import { withBase } from '../../base-path.ts'
import { OuterLink } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { machineRoomTexts } from '../../i18n/en/shell.ts'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'

/** The machine room has a window of its own, beside the shop's. */
export const InspectLink = () => {
  const words = useTexts(machineRoomTexts)
  return hasMachineRoom ? (
    <OuterLink
      href={withBase('/inspect')}
      target="machine-room"
      variant="inverse"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {words.link}
    </OuterLink>
  ) : null
}
