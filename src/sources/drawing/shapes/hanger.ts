import { palette } from '../palette.ts'
import type { Pen } from '../pen.ts'

const jacket = (y: number): string =>
  `M150 ${y + 20}Q92 ${y + 36} 86 ${y + 94}L56 ${y + 240}Q70 ${y + 256} 102 ${y + 252}L112 ${y + 280}Q200 ${y + 292} 288 ${y + 280}L302 ${y + 252}Q334 ${y + 254} 344 ${y + 240}L314 ${y + 94}Q308 ${y + 36} 250 ${y + 20}Z`

/** A wooden hanger on a peg, and the shade that a hung garment throws on the wall. */
export function hanger(pen: Pen, y: number, outline = jacket(y)): void {
  pen.group('translate(16 14)', () => pen.shade(outline, 0.13))
  pen.line(
    `M200 ${y}V${y - 12}C200 ${y - 26} 222 ${y - 24} 218 ${y - 40}S194 ${y - 46} 194 ${y - 32}`,
    palette.steel,
    4,
  )
  pen.line(`M132 ${y + 36}L200 ${y}L268 ${y + 36}`, palette.walnut, 10)
  pen.line(`M132 ${y + 33}L200 ${y - 3}L266 ${y + 32}`, palette.oak, 5)
}
