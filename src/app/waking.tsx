import { useEffect, useLayoutEffect } from 'react'
import { useHouse, useIsAwake, useIsTakenOver, useShown } from '../parts/shop-context.tsx'

/** Hands the page over to the visitor, once it says what is so and somebody listens. */
export const Waking = () => {
  const { waking } = useHouse().ports
  const isAwake = useIsAwake()
  const isTakenOver = useIsTakenOver()
  const isSpeechless = useShown('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isReadable = isAwake && !isSpeechless
  useLayoutEffect(() => {
    if (isReadable) waking.reveal()
  }, [isReadable, waking])
  useEffect(() => {
    if (isTakenOver) waking.catchUp()
  }, [isTakenOver, waking])
  return null
}
