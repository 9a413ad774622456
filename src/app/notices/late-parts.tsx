import { hasMachineRoom } from '../machine-room/door.ts'
import { WayIn } from '../machine-room/way-in.tsx'
import { ToastStack } from './toast-stack.tsx'

/** What comes once the page is calm. */
export const LateParts = () => (
  <>
    <ToastStack />
    {hasMachineRoom ? <WayIn /> : null}
  </>
)
