import type { Ports } from '../../machines/ports/ports.ts'

export const clock: Ports['clock'] = { now: () => Date.now() }
