import { palette } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** A wooden hanger on a peg, and the shade that a hung garment throws on the wall. */
export function hanger(pen: Pen, y: number): void {
  pen.faded(0.13, () =>
    pen.shape(
      `M142 ${y + 34}L92 ${y + 70}L66 ${y + 262}L110 ${y + 272}L128 ${y + 294}H316L322 ${y + 270}L366 ${y + 260}L338 ${y + 80}L280 ${y + 34}Z`,
      '#241826',
    ),
  )
  pen.line(
    `M200 ${y}V${y - 12}C200 ${y - 26} 222 ${y - 24} 218 ${y - 40}S194 ${y - 46} 194 ${y - 32}`,
    palette.steel,
    4,
  )
  pen.line(`M132 ${y + 36}L200 ${y}L268 ${y + 36}`, palette.walnut, 10)
  pen.line(`M132 ${y + 33}L200 ${y - 3}L266 ${y + 32}`, palette.oak, 5)
}
