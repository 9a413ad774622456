import { useEffect } from 'react'
import { Secret } from '../../../machines/domain/secret.ts'
import { useHouse } from '../../parts/shop-context.tsx'
import { loadDoor } from './door.ts'

/** Hangs the door to the machine room once the page is calm. */
export const WayIn = () => {
  const house = useHouse()
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    loadDoor().then(
      ({ hangDoor }) => {
        if (!isGone) close = hangDoor(house, { Secret })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      close?.()
    }
  }, [house])
  return null
}
