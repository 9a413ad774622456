import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { lathe } from '../lathe.ts'
import { palette } from '../palette.ts'
import type { Pen } from '../pen.ts'

export const standMixer: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 322, 138)
  pen.shape('M74 322Q72 296 104 294H306Q336 296 334 322Z', pen.fall(main))
  pen.shape('M232 302Q250 230 240 176H316Q330 250 326 302Z', pen.round(main))
  pen.bar(146, 190, 24, 34, 4, pen.metal(second))
  pen.shape('M92 222H224Q226 298 188 302H128Q90 298 92 222Z', pen.metal(second))
  pen.line('M222 240C252 236 248 282 216 278', second, 7)
  pen.oval(158, 223, 68, 10, lit(second, 0.5))
  pen.oval(158, 225, 61, 7, dim(second, 0.45))
  pen.shape('M158 214q-22 8-16 16h32q6-8-16-16Z', dim(second, 0.2))
  pen.shape(
    'M70 150Q70 104 124 102H282Q336 104 334 152Q332 200 288 200H128Q72 196 70 150Z',
    pen.blend([
      [0, lit(main, 0.45)],
      [0.45, main],
      [1, dim(main, 0.35)],
    ]),
  )
  pen.bar(82, 156, 244, 9, 4, pen.metal(second))
  pen.oval(84, 148, 13, 16, pen.ball(second))
  pen.oval(284, 226, 11, 11, pen.ball(accent))
  pen.bar(300, 178, 24, 8, 4, palette.charcoal)
  pen.shine('M96 122Q112 112 150 112H256Q200 120 96 134Z', 0.5)
  pen.crease('M84 308H326', 2, 0.2)
}

export const toaster: Drawing = (pen, [main, second, accent]) => {
  const toast = (x: number, y: number) => {
    pen.shape(`M${x} 178V${y + 34}q-14-30 22-34h62q36 4 22 34V178Z`, pen.fall('#9a5e2c'))
    pen.shape(`M${x + 8} 178V${y + 34}q-10-22 16-26h58q26 4 16 26V178Z`, pen.slope('#dfa862'))
  }
  pen.ground(202, 316, 136)
  pen.shape(
    'M80 214Q80 166 128 164H272Q320 166 320 214V300Q320 308 310 308H90Q80 308 80 300Z',
    pen.slope(main),
  )
  pen.shape('M112 168H288Q298 176 288 182H112Q102 176 112 168Z', dim(accent, 0.2))
  toast(166, 100)
  toast(128, 112)
  pen.bar(80, 290, 240, 20, 6, pen.metal(second))
  pen.bar(94, 308, 28, 10, 4, accent)
  pen.bar(278, 308, 28, 10, 4, accent)
  pen.bar(318, 206, 6, 60, 3, dim(main, 0.5))
  pen.bar(316, 214, 26, 14, 6, pen.metal(second))
  pen.oval(276, 252, 21, 21, pen.metal(second))
  pen.oval(276, 252, 15, 15, pen.ball(accent))
  pen.glint('M276 250V240', 3, 0.9)
  pen.shine('M94 214Q94 182 128 178H150Q112 190 108 276H94Z', 0.4)
  pen.crease('M96 282H240', 1.5, 0.15)
}

const bowl = (pen: Pen, cx: number, top: number, radius: number, colour: string, glaze: string): void => {
  const foot = top + radius * 0.92
  pen.ground(cx, foot, radius * 0.8)
  pen.shape(
    `M${cx - radius} ${top}Q${cx - radius + 8} ${foot - 16} ${cx - radius * 0.42} ${foot}H${cx + radius * 0.42}Q${cx + radius - 8} ${foot - 16} ${cx + radius} ${top}Z`,
    pen.round(colour),
  )
  pen.oval(cx, top, radius, radius * 0.2, lit(glaze, 0.4))
  pen.oval(
    cx,
    top + 2,
    radius - 7,
    radius * 0.16,
    pen.blend([
      [0, dim(glaze, 0.45)],
      [1, lit(glaze, 0.15)],
    ]),
  )
  pen.shine(
    `M${cx - radius + 16} ${top + 22}q6 ${radius * 0.4} 26 ${radius * 0.55}q-8-26-8-${radius * 0.52}Z`,
    0.35,
  )
}

export const mixingBowls: Drawing = (pen, [main, second, accent]) => {
  bowl(pen, 186, 150, 124, main, second)
  bowl(pen, 276, 222, 84, second, main)
  bowl(pen, 122, 256, 66, accent, main)
  pen.glint('M150 142Q190 132 236 136', 3, 0.5)
}

export const pepperMill: Drawing = (pen, [main, second, accent]) => {
  pen.ground(200, 322, 66)
  pen.shape(
    lathe(200, [
      [166, 40],
      [166, 40],
      [184, 46],
      [206, 24],
      [244, 26],
      [276, 56],
      [308, 56],
      [308, 56],
      [322, 52],
    ]),
    pen.round(main),
  )
  pen.bar(154, 160, 92, 12, 3, pen.metal(second))
  pen.shape(
    lathe(200, [
      [92, 16],
      [98, 44],
      [132, 52],
      [150, 40],
      [160, 44],
    ]),
    pen.round(lit(main, 0.08)),
  )
  pen.oval(200, 86, 9, 9, pen.ball(second))
  pen.crease(
    'M186 100Q172 124 184 156M214 98Q228 126 216 156M178 210Q176 240 168 300M222 208Q222 246 236 310M200 214V318',
    1.5,
    0.16,
  )
  pen.crease('M146 300Q200 310 254 300', 2, 0.3)
  pen.shine('M166 112q4-12 16-14q-8 16-6 42q-12-8-10-28Z', 0.5)
  for (const [x, y, r] of [
    [104, 322, 8],
    [122, 330, 7],
    [282, 328, 8],
    [300, 318, 6],
    [88, 334, 6],
  ] as const)
    pen.oval(x, y, r, r, pen.ball(dim(accent, 0.55)))
}

export const utensils: Drawing = (pen, [main, second, accent]) => {
  const wood = pen.round(second)
  const stick = (turn: number, draw: () => void) =>
    pen.group(`rotate(${turn} 200 300)`, () => {
      pen.bar(195, 130, 10, 150, 4, wood)
      draw()
    })
  pen.ground(200, 324, 84)
  stick(-24, () => pen.oval(200, 106, 25, 36, pen.ball(second)))
  stick(20, () => {
    pen.shape('M176 74Q200 62 224 74L218 136H182Z', pen.slope(lit(second, 0.15)))
    pen.shape('M190 84h5v40h-5ZM205 84h5v40h-5Z', dim(second, 0.6), 'opacity=".7"')
  })
  stick(-9, () =>
    pen.shape(
      'M178 52q4 34 6 34q4 0 4-34h8q0 34 4 34t4-34h8q0 34 4 34t6-34q10 60-8 88h-28q-18-28-8-88Z',
      pen.slope(dim(second, 0.12)),
    ),
  )
  stick(7, () => {
    pen.line(
      'M200 146C168 96 180 60 200 60S232 96 200 146C188 96 190 60 200 60S212 96 200 146',
      pen.metal(accent),
      3.5,
    )
  })
  pen.shape('M122 196H278L270 306Q266 324 244 324H156Q134 324 130 306Z', pen.round(main))
  pen.oval(200, 196, 78, 14, lit(main, 0.3))
  pen.oval(200, 198, 70, 10, dim(main, 0.5))
  pen.shape('M131 216q3 50 7 80q62 14 124 0l6-80q-68 16-137 0Z', lit(main, 0.75), 'opacity=".16"')
  pen.shine('M142 216Q146 280 154 306L166 308Q158 260 158 218Z', 0.35)
}
