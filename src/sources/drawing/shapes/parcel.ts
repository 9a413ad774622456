import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'

export const parcel: Drawing = (pen, [main, second]) => {
  pen.ground(200, 310, 110)
  pen.shape('M100 170 200 140 300 170 200 204Z', lit(main, 0.35))
  pen.shape('M100 170 200 204V320L100 282Z', pen.slope(main))
  pen.shape('M300 170 200 204V320L300 282Z', dim(main, 0.35))
  pen.line('M150 155 250 187V300', second, 14)
}
