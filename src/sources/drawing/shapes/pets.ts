import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const dogBowl: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 312, 150, 22)
  pen.shape('M92 188H308L348 296Q348 314 324 314H76Q52 314 52 296Z', pen.round(main))
  pen.oval(200, 188, 110, 34, lit(main, 0.35))
  pen.oval(200, 191, 98, 27, dim(main, 0.45))
  for (const [x, y] of [
    [136, 186],
    [166, 178],
    [198, 174],
    [232, 178],
    [264, 186],
    [152, 196],
    [186, 192],
    [216, 194],
    [248, 198],
    [200, 204],
    [172, 206],
    [230, 208],
  ] as const)
    pen.oval(x, y, 18, 11, pen.ball(accent))
  pen.shape('M92 188Q100 224 200 224T308 188L312 198Q300 234 200 236T88 198Z', lit(main, 0.3))
  pen.shape(
    'M160 262q-18-14-28 2q-12 4-6 14q-6 12 8 14q10 14 26 0h80q16 14 26 0q14-2 8-14q6-10-6-14q-10-16-28-2Z',
    pen.slope(second),
  )
  pen.crease('M52 296Q60 306 200 306T348 296', 2, 0.25)
  pen.shine('M98 214L70 288Q72 300 88 302L118 226Z', 0.28)
}

export const dogCollar: Drawing = (pen, [main, second]) => {
  pen.ground(206, 290, 150, 24)
  pen.oval(200, 178, 132, 70, 'none', `stroke="${dim(main, 0.5)}" stroke-width="34"`)
  pen.shape('M54 176Q56 106 200 104T346 176V206Q340 148 200 146T54 206Z', dim(main, 0.42))
  pen.shape('M50 182Q56 250 200 254T350 182V220Q344 294 200 296T50 220Z', pen.round(main))
  pen.line(
    'M56 198Q66 258 200 262T344 198M54 214Q62 282 200 288T346 214',
    lit(main, 0.55),
    2,
    'stroke-dasharray="7 5"',
  )
  pen.bar(
    84,
    222,
    52,
    64,
    8,
    'none',
    `stroke="${dim(second, 0.3)}" stroke-width="10" transform="rotate(16 110 254)"`,
  )
  pen.bar(83, 221, 52, 64, 8, 'none', `stroke="${second}" stroke-width="6" transform="rotate(16 110 254)"`)
  pen.line('M108 252L142 262', lit(second, 0.4), 6)
  for (const [x, y] of [
    [170, 270],
    [292, 252],
    [318, 238],
  ] as const)
    pen.oval(x, y, 4, 3.5, dim(main, 0.7))
  pen.oval(226, 292, 15, 15, 'none', `stroke="${second}" stroke-width="6"`)
  pen.oval(230, 336, 37, 37, pen.slope(second))
  pen.oval(230, 336, 31, 31, 'none', `stroke="${dim(second, 0.4)}" stroke-width="2"`)
  pen.shape('M230 358q-20-2-14-14q4-10 14-12q10 2 14 12q6 12-14 14Z', dim(second, 0.6))
  for (const [x, y] of [
    [212, 334],
    [222, 322],
    [238, 322],
    [248, 334],
  ] as const)
    pen.oval(x, y, 5, 7, dim(second, 0.6))
  pen.glint('M70 232Q92 268 150 280', 4, 0.3)
  pen.shine('M204 326Q208 310 224 306L212 346Q204 338 204 326Z', 0.5)
}

export const petBed: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 310, 168, 24)
  pen.oval(200, 210, 160, 78, pen.ball(dim(main, 0.1)))
  pen.oval(200, 214, 124, 52, dim(main, 0.42))
  pen.oval(200, 224, 118, 46, pen.slope(second))
  pen.shape(
    'M146 224Q136 180 176 172Q196 150 240 164Q292 176 284 226Q262 248 204 248Q156 246 146 224Z',
    pen.ball(accent),
  )
  pen.shape(
    'M152 232Q120 226 118 204Q116 184 126 172L138 182Q150 178 162 182L174 172Q184 190 180 208Q176 228 152 232Z',
    pen.ball(lit(accent, 0.12)),
  )
  pen.shape('M126 174L136 183L128 190ZM173 174L164 183L174 190Z', palette.blush)
  pen.line('M134 204q6 5 12 0M156 204q6 5 12 0', palette.ink, 3)
  pen.shape('M147 211h8l-4 5Z', palette.vermilion)
  pen.line('M284 220Q292 252 236 252Q196 252 176 238', dim(accent, 0.12), 15)
  pen.crease('M220 168l8 22M240 166l6 24M258 172l2 24', 5, 0.2)
  pen.shape(
    'M40 208Q44 262 200 268Q356 262 360 208Q368 300 310 312H90Q32 300 40 208Z',
    pen.blend([
      [0, lit(main, 0.35)],
      [0.4, main],
      [1, dim(main, 0.4)],
    ]),
  )
  pen.line('M46 232Q70 280 200 284Q330 280 354 232', lit(main, 0.55), 2.5, 'stroke-dasharray="9 7"')
  pen.bar(280, 276, 40, 24, 3, pen.slope(second))
  pen.shape('M300 296q-9-2-6-8q6-8 12 0q3 6-6 8Z', dim(main, 0.4))
  pen.glint('M54 240Q70 282 130 298', 6, 0.2)
}

export const birdFeeder: Drawing = (pen, [main, second, accent]) => {
  const tube = 'M152 128H248V290H152Z'
  const seeds = pen.cloth(15, 13, () => {
    pen.bar(0, 0, 15, 13, 0, '#a87b44')
    pen.oval(4, 4, 4, 3, '#dcb06a')
    pen.oval(11, 9, 4, 3, '#5d4027')
    pen.oval(12, 3, 3, 2, '#e9cf9a')
  })
  pen.line('M200 60V0', palette.charcoal, 3)
  pen.oval(200, 62, 10, 10, 'none', `stroke="${main}" stroke-width="5"`)
  pen.shape(
    tube,
    pen.blend(
      [
        [0, '#fff', 0.55],
        [0.5, '#fff', 0.15],
        [1, '#fff', 0.4],
      ],
      'across',
    ),
  )
  pen.inside(tube, () => {
    pen.shape('M150 168Q180 156 204 166T250 162V292H150Z', seeds)
    pen.shape(
      'M150 168Q180 156 204 166T250 162V292H150Z',
      pen.blend(
        [
          [0, '#212', 0.35],
          [0.3, '#fff', 0.3],
          [0.6, '#fff', 0],
          [1, '#212', 0.5],
        ],
        'across',
      ),
    )
  })
  pen.shape('M108 130Q124 84 200 72Q276 84 292 130Q200 146 108 130Z', pen.metal(main))
  pen.shape('M108 130Q200 146 292 130L288 138Q200 154 112 138Z', dim(main, 0.4))
  pen.bar(142, 284, 116, 20, 5, pen.metal(main))
  pen.shape('M116 302H284L276 318Q200 330 124 318Z', pen.metal(dim(main, 0.1)))
  pen.line('M248 252H300', pen.metal(second), 8)
  pen.line('M96 252H152M248 253H304', second, 8)
  pen.oval(152, 236, 8, 9, palette.ink)
  pen.oval(248, 236, 8, 9, palette.ink)
  pen.shape(
    'M262 214Q264 184 292 184Q318 186 326 214L370 254L330 246Q284 262 266 236Q260 226 262 214Z',
    pen.ball(palette.dusk),
  )
  pen.shape('M270 226Q286 218 304 230Q306 244 290 248Q272 246 270 226Z', pen.ball(accent))
  pen.shape('M266 196L246 202L266 206Z', palette.saffron)
  pen.oval(278, 199, 4, 4, palette.ink)
  pen.oval(277, 198, 1.3, 1.3, '#fff')
  pen.shape('M300 208Q326 214 348 244Q316 240 300 208Z', dim(palette.dusk, 0.35))
  pen.line('M284 246V256M294 246V256', palette.charcoal, 3)
  pen.shine('M160 150H170V280H160Z', 0.55)
}
