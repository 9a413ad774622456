import { lazy } from '../lazy.tsx'
import type { CountProps } from './moving-count.tsx'

const StillCount = ({ children }: CountProps) => <span className="sc-cart-count">{children}</span>

export const CartCount = lazy(async () => (await import('./moving-count.tsx')).MovingCount, StillCount)
