import { lazy } from './lazy.tsx'
import type { ValueProps } from './moving-value.tsx'

const Still = ({ children, className }: ValueProps) => <span className={className}>{children}</span>

/** A count or an amount that moves when it changes, once the code for that is loaded. */
export const Value = lazy(async () => (await import('./moving-value.tsx')).MovingValue, Still)
