import type { Pen } from '../pen.ts'

/** A point of light on a stone. */
export const sparkle = (pen: Pen, x: number, y: number, size: number): void =>
  pen.shine(
    `M${x} ${y - size}q2 ${size - 2} ${size} ${size}q${2 - size} 2 ${-size} ${size}q-2 ${2 - size} ${-size} ${-size}q${size - 2}-2 ${size} ${-size}Z`,
    0.95,
  )
