import { InspectorAttachment } from '../machine-room/inspector-attachment.tsx'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'
import { ToastStack } from './toast-stack.tsx'

/** Loaded after the first paint. */
export const LateParts = () => (
  <>
    <ToastStack />
    {hasMachineRoom ? <InspectorAttachment /> : null}
  </>
)
