import { Box } from '@chakra-ui/react'
import { lazyWhenShown } from './lazy.tsx'

const Placeholder = () => <Box aspectRatio="4 / 3" />

type Drawings = typeof import('./empty-state-drawings.tsx')

/** A decorative drawing for an empty state. It is lazy-loaded when it is shown; a placeholder reserves its space. */
const drawing = (name: keyof Drawings) =>
  /* @__PURE__ */ lazyWhenShown(async () => (await import('./empty-state-drawings.tsx'))[name], Placeholder)

export const CartDrawing = drawing('CartDrawing')
export const ParcelDrawing = drawing('ParcelDrawing')
export const CardDrawing = drawing('CardDrawing')
export const BrokenDrawing = drawing('BrokenDrawing')
export const OfflineDrawing = drawing('OfflineDrawing')
export const SearchDrawing = drawing('SearchDrawing')
export const WishlistDrawing = drawing('WishlistDrawing')
