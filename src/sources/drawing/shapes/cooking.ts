import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const gooseneckKettle: Drawing = (pen, [main, second, accent]) => {
  pen.ground(205, 318, 112)
  pen.line('M140 282C84 280 112 200 90 168C82 156 68 158 58 170', dim(main, 0.35), 17)
  pen.line('M140 280C88 278 114 198 91 166C83 155 69 157 59 169', lit(main, 0.12), 11)
  pen.glint('M96 236C104 206 100 178 90 168', 3, 0.4)
  pen.line('M256 196C316 168 348 196 338 252C334 280 318 290 306 284', dim(accent, 0.3), 19)
  pen.line('M256 194C314 166 344 196 335 250C331 277 317 286 306 282', lit(accent, 0.1), 12)
  pen.shape(
    'M146 172Q138 172 135 184L112 288Q108 318 136 318H264Q292 318 288 288L265 184Q262 172 254 172Z',
    pen.round(main),
  )
  pen.line('M111 296Q200 310 289 296', second, 5)
  pen.oval(200, 174, 58, 10, dim(main, 0.5))
  pen.shape('M148 172Q152 148 200 146Q248 148 252 172Q200 184 148 172Z', pen.ball(lit(main, 0.1)))
  pen.bar(192, 132, 16, 16, 4, pen.metal(second))
  pen.oval(200, 126, 18, 12, pen.ball(accent))
  pen.shine('M154 190Q140 240 136 296L152 300Q152 240 166 190Z', 0.28)
  pen.oval(228, 158, 9, 5, second)
  pen.oval(228, 157, 7, 3.5, palette.snow)
}

export const dutchOven: Drawing = (pen, [main, second, accent]) => {
  pen.ground(200, 318, 142)
  for (const side of ['M92 222C50 214 46 260 92 254', 'M308 222C350 214 354 260 308 254']) {
    pen.line(side, dim(main, 0.4), 17)
    pen.line(side, lit(main, 0.08), 9)
  }
  pen.shape('M84 206H316V268Q316 318 262 318H138Q84 318 84 268Z', pen.round(main))
  pen.shade('M86 284Q100 306 138 306H262Q300 306 314 284Q310 318 262 318H138Q92 318 86 284Z', 0.22)
  pen.bar(79, 200, 242, 11, 5, pen.round(second))
  pen.shape('M82 200Q86 152 200 146Q314 152 318 200Z', pen.ball(main))
  pen.crease('M106 186Q120 162 200 158Q280 162 294 186', 3, 0.16)
  pen.bar(192, 132, 16, 18, 3, pen.metal(accent))
  pen.oval(200, 128, 24, 11, pen.ball(accent))
  pen.shine('M104 190Q116 168 168 160Q140 172 132 192Z', 0.5)
  pen.shine('M106 218Q100 262 116 296Q124 262 124 218Z', 0.3)
}

export const chefKnife: Drawing = (pen, [main, second, accent]) => {
  pen.group('rotate(-34 200 200)', () => {
    pen.shade('M34 218Q90 196 250 192L368 190Q384 200 372 226Q350 240 320 232L252 242Q120 250 34 218Z', 0.22)
    pen.shape(
      'M24 202Q70 172 130 170L246 168V224Q120 232 24 202Z',
      pen.blend([
        [0, dim(main, 0.2)],
        [0.3, lit(main, 0.3)],
        [1, main],
      ]),
    )
    pen.shape('M24 202Q120 216 246 210V224Q120 232 24 202Z', lit(main, 0.75))
    pen.glint('M60 186Q96 176 240 174', 3, 0.7)
    pen.shape('M242 168h16v52l-16 4Z', pen.metal(accent))
    pen.shape('M258 167L352 162Q376 164 373 190Q370 216 348 218Q304 206 258 220Z', pen.fall(second))
    pen.crease('M266 184Q320 176 364 182M266 202Q310 194 366 198', 1.5, 0.3)
    for (const x of [278, 312, 346]) pen.oval(x, 192, 5, 5, pen.ball(accent))
    pen.glint('M264 174L350 168', 3, 0.35)
  })
}

export const mokaPot: Drawing = (pen, [main, second, accent]) => {
  pen.ground(200, 320, 92)
  pen.shape('M140 234L124 312Q124 320 134 320H266Q276 320 276 312L260 234Z', pen.metal(main))
  pen.crease('M172 234L164 320M230 234L238 320', 2, 0.3)
  pen.oval(252, 278, 7, 8, pen.ball(palette.brass))
  pen.shape(
    'M264 132H322Q340 132 336 152L318 228Q312 240 302 230L312 164Q312 158 304 158H262Z',
    pen.slope(second),
  )
  pen.shape('M126 130L98 116Q112 154 134 178Z', dim(main, 0.2))
  pen.shape('M124 128H276L260 222H140Z', pen.metal(lit(main, 0.1)))
  pen.crease('M168 128L174 222M236 128L228 222', 2, 0.26)
  pen.bar(132, 220, 136, 17, 5, pen.metal(dim(main, 0.15)))
  pen.crease('M134 229H266', 1.5, 0.4)
  pen.shape('M118 128Q150 104 200 102Q250 104 280 128Q200 138 118 128Z', pen.ball(main))
  pen.shape('M190 104L186 84Q200 72 214 84L210 104Z', pen.round(second))
  pen.line('M186 104H214', accent, 4)
}

export const cuttingBoard: Drawing = (pen, [main, second, accent]) => {
  const blocks = pen.cloth(52, 52, () => {
    pen.bar(0, 0, 52, 52, 0, main)
    pen.shape('M0 0h26v26H0ZM26 26h26v26H26Z', second)
    pen.line('M6 20q8-14 14-4M32 46q6-12 14-6M32 18q10-12 14 0M6 44q8-10 14 2', '#fff4', 1.5)
  })
  pen.ground(204, 322, 120)
  pen.group('rotate(-5 200 200)', () => {
    pen.bar(112, 76, 196, 250, 18, dim(second, 0.35))
    pen.bar(102, 72, 196, 250, 18, blocks)
    pen.bar(
      102,
      72,
      196,
      250,
      18,
      pen.blend(
        [
          [0, '#fff', 0.35],
          [0.5, '#fff', 0],
          [1, '#212', 0.3],
        ],
        'slant',
      ),
    )
    pen.bar(172, 92, 56, 17, 8, dim(second, 0.55))
    pen.glint('M104 300V90Q104 74 120 74H280', 2, 0.5)
  })
  pen.ground(274, 330, 40)
  pen.oval(272, 296, 40, 36, pen.ball(accent))
  pen.shape('M272 266q-22-12-26 2q14 6 26-2q4 16 22 8q-4-14-22-8q-4-16 6-20q6 10-6 20Z', palette.leaf)
  pen.shine('M246 282q6-12 16-12q-10 8-10 20Z', 0.7)
}

export const skillet: Drawing = (pen, [main, second, accent]) => {
  pen.ground(184, 296, 150, 40)
  pen.shape('M262 190L348 112Q366 100 376 112Q386 126 368 140L284 222Z', pen.slope(lit(main, 0.14)))
  pen.oval(361, 124, 9, 8, dim(main, 0.5))
  pen.shape('M36 226Q40 306 172 308Q304 306 308 226Z', pen.round(main))
  pen.oval(172, 226, 136, 74, lit(main, 0.22))
  pen.oval(
    172,
    229,
    124,
    65,
    pen.glow([
      [0, lit(main, 0.02)],
      [1, lit(main, 0.16)],
    ]),
  )
  pen.shape('M36 226l-8-10q14 2 20-6ZM308 226l10-8q-16 0-22-8Z', lit(main, 0.2))
  pen.shape(
    'M98 236Q84 204 128 200Q156 176 196 196Q246 190 248 226Q262 258 214 262Q176 286 142 264Q104 268 98 236Z',
    pen.ball(accent),
  )
  pen.oval(174, 228, 37, 28, pen.ball(second))
  pen.shine('M150 218q8-14 26-12q-16 4-18 16Z', 0.8)
  pen.glint('M52 208Q80 166 150 158', 3, 0.35)
}

export const mug: Drawing = (pen, [main, second, accent]) => {
  const specks = pen.cloth(38, 34, () => {
    for (const [x, y, r] of [
      [5, 6, 1.6],
      [22, 12, 1],
      [30, 27, 1.8],
      [12, 24, 1.1],
    ] as const)
      pen.oval(x, y, r, r, dim(accent, 0.45))
  })
  const body = 'M104 136V284Q106 320 186 320Q266 320 268 284V136Z'
  pen.ground(196, 318, 92)
  pen.line('M264 176C338 164 344 266 262 262', dim(second, 0.25), 24)
  pen.line('M264 174C332 164 338 262 262 259', lit(second, 0.18), 14)
  pen.shape(body, pen.round(main))
  pen.inside(body, () => {
    pen.shape('M100 214Q150 232 190 216Q236 200 272 222V324H100Z', pen.round(second))
    pen.bar(100, 130, 172, 194, 0, specks)
  })
  pen.oval(186, 137, 82, 19, lit(main, 0.5))
  pen.oval(186, 139, 75, 15, dim(main, 0.35))
  pen.oval(187, 143, 68, 11, '#5b3524')
  pen.shine('M124 142Q150 134 176 136Q150 140 134 148Z', 0.35)
  pen.shine('M120 164V282Q122 298 134 304V166Z', 0.35)
}
