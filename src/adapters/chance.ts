import type { Ports } from '../../machines/ports/ports.ts'

export const chance: Ports['chance'] = { random: () => Math.random() }
