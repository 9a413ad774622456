import { useEffect } from 'react'
import { loadMovingItems } from '../../components/moving-list.tsx'
import { InspectorAttachment } from '../machine-room/inspector-attachment.tsx'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'
import { ToastStack } from './toast-stack.tsx'

/** Loaded after the first paint. */
export const LateParts = () => {
  useEffect(() => {
    // Without this code the items of lists do not move.
    loadMovingItems().catch(() => undefined)
  }, [])
  return (
    <>
      <ToastStack />
      {hasMachineRoom ? <InspectorAttachment /> : null}
    </>
  )
}
