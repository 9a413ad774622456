import { Box } from '@chakra-ui/react'
import { lazyWhenShown } from './lazy.tsx'

const Placeholder = () => <Box aspectRatio="4 / 3" />

/** A decorative drawing for an empty state. It is lazy-loaded when it is shown; a placeholder reserves its space. */
const drawing = (load: Parameters<typeof lazyWhenShown<object>>[0]) =>
  /* @__PURE__ */ lazyWhenShown(load, Placeholder)

export const CartDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).CartDrawing)

export const ParcelDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).ParcelDrawing)

export const CardDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).CardDrawing)

export const BrokenDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).BrokenDrawing)

export const OfflineDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).OfflineDrawing)

export const SearchDrawing = drawing(async () => (await import('./empty-state-drawings.tsx')).SearchDrawing)

export const WishlistDrawing = drawing(
  async () => (await import('./empty-state-drawings.tsx')).WishlistDrawing,
)
