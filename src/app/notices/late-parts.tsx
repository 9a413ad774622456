import { InspectorAttachment } from '../machine-room/inspector-attachment.tsx'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'
import { ToastStack } from './toast-stack.tsx'

/** What comes once the page is afterFirstPaint. */
export const LateParts = () => (
  <>
    <ToastStack />
    {hasMachineRoom ? <InspectorAttachment /> : null}
  </>
)
