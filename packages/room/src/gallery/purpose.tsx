import type { RoomMachine } from '../registry.ts'
import { useRoom } from '../room-context.tsx'

type Props = { readonly machine: RoomMachine }

/** What a machine is for, in the room's language where the application says it there. */
export const Purpose = ({ machine }: Props) => {
  const { language } = useRoom()
  const said = machine.purposeIn?.(language)
  return said === undefined ? <span lang="en">{machine.purpose}</span> : said
}
