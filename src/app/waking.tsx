import { useEffect, useLayoutEffect } from 'react'
import { useHouse, useIsAwake, useShown } from '../parts/shop-context.tsx'

/** Hands the page over to the visitor, as soon as somebody listens, and shows it once it says what is so. */
export const Waking = () => {
  const { waking } = useHouse().ports
  const isAwake = useIsAwake()
  const isSpeechless = useShown('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isReadable = isAwake && !isSpeechless
  useLayoutEffect(() => {
    if (isReadable) waking.reveal()
  }, [isReadable, waking])
  // Every screen's actor has been started by now; what is shown may still be what everybody is told.
  useEffect(() => waking.catchUp(), [waking])
  return null
}
