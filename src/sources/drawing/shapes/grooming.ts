import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const safetyRazor: Drawing = (pen, [main, second, accent]) => {
  pen.ground(210, 328, 90)
  pen.shape(
    'M128 316Q128 296 204 296Q280 296 280 316V322Q280 332 204 332Q128 332 128 322Z',
    pen.metal(dim(main, 0.1)),
  )
  pen.oval(204, 308, 66, 9, lit(main, 0.45))
  pen.line('M248 306V132Q248 112 228 112', dim(main, 0.3), 11)
  pen.line('M247 304V132Q247 114 228 114', lit(main, 0.35), 5)
  pen.line('M228 112H180', main, 9)
  const knurl = pen.cloth(8, 8, () => pen.line('M0 0L8 8M8 0L0 8', dim(main, 0.5), 1.5))
  pen.bar(180, 112, 22, 174, 8, pen.metal(main))
  pen.bar(180, 156, 22, 106, 0, knurl, 'opacity=".7"')
  pen.bar(177, 264, 28, 24, 6, pen.metal(main))
  pen.bar(177, 146, 28, 8, 3, pen.metal(main))
  pen.shape('M182 112L186 92H196L200 112Z', pen.metal(main))
  pen.shape(
    'M134 84Q191 58 248 84L244 96H138Z',
    pen.blend([
      [0, lit(main, 0.6)],
      [0.5, main],
      [1, dim(main, 0.35)],
    ]),
  )
  pen.bar(128, 92, 126, 5, 1, palette.silver)
  pen.line('M136 100H246M140 100v6M154 100v6M168 100v6M214 100v6M228 100v6M242 100v6', dim(main, 0.3), 4)
  pen.glint('M148 80Q190 66 232 78', 3, 0.7)
  pen.shape('M72 330l6-44h44l6 44Z', pen.slope(accent))
  pen.line('M84 306h32M84 316h32', second, 3)
}

export const lipstick: Drawing = (pen, [main, second, accent]) => {
  pen.ground(168, 326, 62)
  pen.shape(
    'M138 196V130Q140 88 180 72Q194 70 194 86V196Z',
    pen.blend(
      [
        [0, dim(main, 0.25)],
        [0.3, lit(main, 0.4)],
        [0.6, main],
        [1, dim(main, 0.4)],
      ],
      'across',
    ),
  )
  pen.shape('M138 132Q142 90 180 72Q192 70 192 84Q176 118 138 132Z', pen.slope(lit(main, 0.28)))
  pen.bar(132, 176, 68, 58, 3, pen.metal(second))
  pen.bar(122, 226, 88, 100, 5, pen.metal(accent))
  pen.bar(122, 230, 88, 6, 0, pen.metal(second))
  pen.crease('M132 190H200', 1.5, 0.3)
  pen.ground(288, 330, 58)
  pen.group('rotate(90 276 300)', () => {
    pen.bar(234, 232, 84, 104, 6, pen.metal(accent))
    pen.bar(234, 232, 84, 8, 3, pen.metal(second))
    pen.oval(276, 284, 13, 13, 'none', `stroke="${second}" stroke-width="4"`)
  })
  pen.line('M232 132C262 112 300 120 306 142S262 176 276 188S322 184 338 172', main, 17, 'opacity=".9"')
  pen.glint('M240 128C266 112 294 120 300 136', 4, 0.3)
}

export const hairbrush: Drawing = (pen, [main, second, accent]) => {
  const bristles = pen.cloth(13, 12, () => {
    pen.oval(4, 4, 2.2, 2.2, dim(second, 0.4))
    pen.oval(10, 10, 2.2, 2.2, lit(second, 0.25))
  })
  pen.group('rotate(34 200 200)', () => {
    pen.shade(
      'M152 74Q216 26 280 74Q306 140 268 210L236 246L242 376Q228 392 214 376L216 246L172 210Q136 140 152 74Z',
      0.2,
    )
    pen.shape(
      'M130 70Q194 12 262 70Q292 140 250 208Q224 232 222 256L226 358Q226 382 200 382T176 358L180 256Q178 232 148 208Q104 140 130 70Z',
      pen.round(main),
    )
    pen.shape('M146 84Q196 40 246 84Q268 140 236 194Q198 220 164 194Q128 140 146 84Z', pen.ball(accent))
    pen.shape('M152 90Q196 50 240 90Q260 140 230 188Q198 210 168 188Q138 140 152 90Z', bristles)
    pen.glint('M136 80Q160 48 198 44', 3, 0.6)
    pen.crease('M190 262Q186 310 190 370M208 250Q214 300 208 372', 1.5, 0.2)
    pen.shine('M184 262L182 352Q184 366 190 370L192 262Z', 0.35)
    pen.oval(200, 364, 5, 5, dim(main, 0.6))
  })
}

export const toothbrushes: Drawing = (pen, [main, second, accent]) => {
  const brush = (turn: number, hue: string) =>
    pen.group(`rotate(${turn} 200 320)`, () => {
      pen.shape('M194 66Q200 58 207 66V300H194Z', pen.round(palette.oak))
      pen.bar(207, 66, 15, 46, 3, hue)
      pen.line('M208 74h13M208 82h13M208 90h13M208 98h13M208 106h13', '#fff7', 1.5)
    })
  pen.ground(204, 326, 84)
  brush(-17, second)
  brush(-5, palette.vermilion)
  brush(7, accent)
  brush(19, palette.pine)
  pen.shape('M132 198H268L260 312Q258 326 240 326H160Q142 326 140 312Z', pen.round(main))
  pen.oval(200, 198, 68, 13, lit(main, 0.5))
  pen.oval(200, 200, 61, 9.5, dim(main, 0.42))
  pen.shape(
    'M137 266Q200 282 263 266L260 312Q258 326 240 326H160Q142 326 140 312Z',
    pen.round(second),
    'opacity=".85"',
  )
  pen.shine('M144 214L150 300Q152 314 160 316L158 216Z', 0.4)
}
