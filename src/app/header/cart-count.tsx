import { later } from '../later.tsx'

export type CountProps = { readonly children: string }

const StillCount = ({ children }: CountProps) => <span className="sc-cart-count">{children}</span>

export const CartCount = later(async () => (await import('./moving-count.tsx')).MovingCount, StillCount)
