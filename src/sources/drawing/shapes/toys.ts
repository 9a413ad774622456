import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { lathe } from '../lathe.ts'
import { palette } from '../palette.ts'

export const teddyBear: Drawing = (pen, [main, second, accent]) => {
  const fur = pen.ball(main)
  pen.ground(204, 330, 118)
  for (const x of [142, 258]) {
    pen.oval(x, 78, 31, 30, fur)
    pen.oval(x, 82, 18, 17, pen.ball(second))
  }
  pen.oval(108, 232, 30, 54, fur, 'transform="rotate(34 108 232)"')
  pen.oval(292, 232, 30, 54, fur, 'transform="rotate(-34 292 232)"')
  pen.oval(200, 250, 84, 84, fur)
  pen.oval(200, 258, 54, 58, pen.ball(lit(second, 0.05)))
  for (const x of [124, 276]) {
    pen.oval(x, 300, 40, 38, fur)
    pen.oval(x, 304, 25, 25, pen.ball(second))
    pen.oval(x, 310, 9, 8, dim(second, 0.3), 'opacity=".5"')
  }
  pen.oval(200, 130, 84, 76, fur)
  pen.oval(200, 156, 42, 34, pen.ball(lit(second, 0.25)))
  pen.shape('M184 138Q200 130 216 138Q214 152 200 156Q186 152 184 138Z', palette.ink)
  pen.line('M200 156V166Q188 178 178 170M200 166Q212 178 222 170', palette.ink, 3)
  for (const x of [164, 236]) {
    pen.oval(x, 122, 9, 10, palette.ink)
    pen.oval(x - 3, 118, 3, 3, '#fff')
  }
  pen.shape(
    'M200 210Q170 190 156 204Q152 222 164 232Q184 228 200 212Q216 228 236 232Q248 222 244 204Q230 190 200 210Z',
    pen.slope(accent),
  )
  pen.oval(200, 212, 11, 10, pen.ball(accent))
  pen.crease('M200 226V330', 2, 0.16)
  pen.glint('M128 112Q136 76 176 64', 4, 0.25)
}

export const kite: Drawing = (pen, [main, second, accent]) => {
  pen.faded(0.8, () => {
    pen.oval(78, 306, 52, 18, '#fff')
    pen.oval(118, 314, 56, 20, '#fff')
    pen.oval(344, 96, 42, 14, '#fff')
    pen.oval(372, 104, 44, 15, '#fff')
  })
  pen.line('M176 236Q150 320 60 398', palette.slate, 1.5)
  pen.line('M170 290C200 320 146 340 178 366S236 372 250 396', palette.bone, 4)
  for (const [x, y, hue, turn] of [
    [182, 308, second, 20],
    [160, 342, accent, -20],
    [206, 372, main, 60],
  ] as const)
    pen.shape(
      `M${x} ${y}l-20-11v22ZM${x} ${y}l20-11v22Z`,
      pen.slope(hue),
      `transform="rotate(${turn} ${x} ${y})"`,
    )
  pen.group('rotate(16 200 150)', () => {
    pen.shape('M200 26L112 122L200 290Z', pen.slope(main))
    pen.shape('M200 26L112 122H200Z', lit(main, 0.22))
    pen.shape('M200 26L292 122H200Z', pen.slope(second))
    pen.shape('M292 122L200 290V122Z', pen.slope(accent))
    pen.shine('M200 26L112 122L140 176Z', 0.2)
    pen.line('M200 26V290M112 122H292', palette.walnut, 4)
    pen.line('M200 26L112 122L200 290L292 122Z', palette.snow, 3)
    pen.oval(200, 122, 6, 6, pen.ball(palette.brass))
  })
}

export const spinningTop: Drawing = (pen, [main, second, accent]) => {
  const body = lathe(200, [
    [148, 16],
    [160, 60],
    [190, 128],
    [226, 136],
    [250, 96],
    [292, 26],
    [308, 10],
  ])
  pen.ground(206, 328, 84)
  pen.faded(0.35, () => pen.line('M66 316Q200 350 334 316', palette.snow, 4))
  pen.group('rotate(7 200 326)', () => {
    pen.bar(193, 304, 14, 22, 4, pen.metal(palette.steel))
    pen.shape(body, pen.round(main))
    pen.inside(body, () => {
      pen.line('M60 178Q200 220 340 178', palette.bone, 13)
      pen.line('M50 204Q200 250 350 204', second, 15)
      pen.line('M56 230Q200 278 344 230', accent, 15)
      pen.line('M80 256Q200 302 320 256', palette.bone, 8)
      for (const [x, y] of [
        [104, 188],
        [136, 196],
        [170, 200],
        [204, 201],
        [238, 199],
        [270, 194],
        [300, 186],
      ] as const)
        pen.oval(x, y, 5, 4, palette.vermilion)
    })
    pen.shape(
      body,
      pen.blend(
        [
          [0, '#212', 0.35],
          [0.28, '#fff', 0.4],
          [0.5, '#fff', 0],
          [1, '#212', 0.55],
        ],
        'across',
      ),
    )
    pen.bar(184, 134, 32, 18, 4, pen.metal(palette.brass))
    pen.bar(194, 76, 12, 62, 3, pen.metal(palette.steel))
    pen.crease('M194 124l12-8M194 112l12-8M194 100l12-8', 2, 0.4)
    pen.oval(200, 68, 21, 18, pen.ball(palette.terracotta))
  })
}

export const rubberDuck: Drawing = (pen, [main, second, accent]) => {
  pen.oval(206, 318, 176, 30, '#fff4')
  pen.oval(206, 316, 140, 19, lit(second, 0.5), 'opacity=".5"')
  pen.ground(206, 316, 128)
  pen.shape(
    'M70 214Q54 186 66 176Q100 202 136 198Q142 188 156 180H246Q322 186 328 250Q326 316 244 320H164Q86 316 70 214Z',
    pen.ball(main),
  )
  pen.oval(236, 136, 74, 70, pen.ball(main))
  pen.shape(
    'M120 232Q160 206 208 226Q226 246 204 268Q166 288 134 264Q118 250 120 232Z',
    pen.ball(lit(main, 0.1)),
  )
  pen.crease('M124 246Q140 278 176 274Q206 270 212 248M150 262q14 8 30 0', 3, 0.2)
  pen.shape('M292 138Q324 128 346 138Q340 152 302 158Q288 150 292 138Z', pen.fall(accent))
  pen.shape('M298 154Q326 156 334 150Q328 170 300 168Q292 162 298 154Z', dim(accent, 0.25))
  pen.oval(258, 126, 11, 14, palette.snow)
  pen.oval(262, 127, 7, 10, palette.ink)
  pen.oval(260, 123, 2.5, 3, '#fff')
  pen.shape('M172 96Q168 60 220 54Q284 50 292 88Q232 74 172 96Z', pen.fall(palette.snow))
  pen.shape('M170 102Q168 88 176 84Q234 62 292 78Q298 84 296 96Q230 82 170 102Z', pen.slope(second))
  pen.shape('M232 82Q296 82 312 104Q276 92 228 96Z', palette.ink)
  pen.line('M240 66v16M234 72h12M232 76q2 8 8 8t8-8', palette.saffron, 3)
  pen.shine('M176 132Q180 100 206 92Q192 116 190 152Q178 150 176 132Z', 0.55)
  pen.shine('M96 222Q104 262 132 288Q116 250 112 218Z', 0.4)
}
