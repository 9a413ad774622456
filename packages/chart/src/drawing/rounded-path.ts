import type { Point } from '../layout.ts'

const radius = 7

/** A line along these points with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (!before) return `M${point.join(' ')}`
      if (!after) return `L${point.join(' ')}`
      return `L${towards(point, before).join(' ')}Q${point.join(' ')} ${towards(point, after).join(' ')}`
    })
    .join('')
}

function towards([x, y]: Point, [otherX, otherY]: Point): Point {
  const distance = Math.hypot(otherX - x, otherY - y)
  const part = distance === 0 ? 0 : Math.min(radius, distance / 2) / distance
  return [tenths(x + (otherX - x) * part), tenths(y + (otherY - y) * part)]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
