import { useLayoutEffect, useRef } from 'react'
import { useHouse, useIsAwake, useShown } from '../parts/shop-context.tsx'

/** Leads the eye and the focus once the new screen is in the document, and says its title where the focus does not. */
export const Arrival = () => {
  const { history } = useHouse().ports
  const place = useShown('navigation', ({ context }) => context.place)
  const how = useShown('navigation', ({ context }) => context.how)
  const isSpeechless = useShown('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isAwake = useIsAwake()
  const path = useRef<string>(undefined)
  const title = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts once, by its place; the rest came with it
  useLayoutEffect(() => {
    if (!isAwake) return
    history.arrive(place, how)
    const isElsewhere = path.current !== undefined && path.current !== place.path
    path.current = place.path
    const isSaid = isElsewhere && !isSpeechless && !hasHeadingFocus()
    if (title.current) title.current.textContent = isSaid ? document.title : ''
  }, [place, history, isAwake])
  return <div ref={title} className="visually-hidden" aria-live="polite" />
}

/** A heading that has the focus is read out already. */
function hasHeadingFocus(): boolean {
  return document.activeElement?.tagName === 'H1'
}
