import { useEffect } from 'react'
import { Secret } from '../../../machines/domain/secret.ts'
import { useShop } from '../../components/shop-context.tsx'
import { loadInspector } from './load-inspector.ts'

/** Attaches the inspector of the machine room after the page has become idle. */
export const InspectorAttachment = () => {
  const shop = useShop()
  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    loadInspector().then(
      ({ attachInspector }) => {
        if (!isGone) close = attachInspector(shop, { Secret })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      close?.()
    }
  }, [shop])
  return null
}
