import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { lathe } from '../lathe.ts'
import { palette } from '../palette.ts'

export const honeyJar: Drawing = (pen, [main, second, accent]) => {
  const glass = 'M122 150Q112 160 112 180V292Q112 318 138 320H246Q272 318 272 292V180Q272 160 262 150Z'
  pen.ground(200, 322, 98)
  pen.shape(
    glass,
    pen.blend(
      [
        [0, dim(main, 0.35)],
        [0.2, main],
        [0.45, lit(main, 0.45)],
        [0.7, main],
        [1, dim(main, 0.45)],
      ],
      'across',
    ),
  )
  pen.shape('M122 150Q112 160 112 174Q192 186 272 174Q272 160 262 150Z', lit(main, 0.75), 'opacity=".7"')
  pen.bar(118, 118, 148, 34, 6, pen.round(accent))
  pen.oval(192, 119, 74, 11, lit(accent, 0.5))
  pen.crease('M120 132H264M120 142H264', 1.5, 0.14)
  pen.shape('M132 204H252V286H132Z', pen.slope(palette.snow))
  pen.line('M132 212H252M132 278H252', second, 3)
  pen.shape('M192 226l17 10v19l-17 10-17-10v-19Z', pen.fall(main))
  pen.oval(188, 244, 7, 5, palette.ink)
  pen.oval(198, 246, 5, 5, palette.saffron)
  pen.shape('M190 240q-2-12 6-14q6 6-2 14Z', '#fffd')
  pen.shine('M122 184V288Q124 302 132 308V186Z', 0.5)
  pen.group('rotate(24 300 260)', () => {
    pen.bar(294, 120, 10, 130, 5, pen.round(second))
    pen.shape(
      lathe(299, [
        [240, 10],
        [254, 26],
        [290, 28],
        [304, 12],
      ]),
      pen.round(second),
    )
    pen.line('M278 258H320M275 268H323M275 278H323M278 288H320', dim(second, 0.45), 3)
    pen.shape('M275 274Q300 286 323 274L318 294Q300 312 280 294Z', main, 'opacity=".85"')
  })
}

export const oliveOil: Drawing = (pen, [main, second, accent]) => {
  pen.ground(196, 326, 72)
  pen.shape(
    'M184 96H208V142Q246 158 246 196V306Q246 326 226 326H166Q146 326 146 306V196Q146 158 184 142Z',
    pen.blend(
      [
        [0, dim(main, 0.55)],
        [0.24, lit(main, 0.28)],
        [0.5, main],
        [0.82, dim(main, 0.5)],
        [1, lit(main, 0.12)],
      ],
      'across',
    ),
  )
  pen.bar(182, 84, 28, 22, 3, pen.metal(palette.charcoal))
  pen.shape('M188 84V70Q186 58 172 54L176 50Q202 54 204 70V84Z', pen.metal(palette.silver))
  pen.bar(146, 206, 100, 88, 1, pen.round(second))
  pen.bar(146, 214, 100, 3, 0, accent)
  pen.bar(146, 283, 100, 3, 0, accent)
  pen.line('M168 268Q196 262 222 228', accent, 3)
  for (const [x, y, turn] of [
    [180, 252, -50],
    [196, 238, -34],
    [212, 224, -24],
    [198, 270, 64],
    [214, 254, 58],
  ] as const)
    pen.oval(x, y, 5, 14, accent, `transform="rotate(${turn} ${x} ${y})"`)
  pen.shine('M156 200Q158 172 184 156Q170 176 168 204H156ZM156 296H166V310Q158 308 156 300Z', 0.45)
  for (const [x, y] of [
    [286, 316],
    [310, 326],
    [270, 332],
  ] as const) {
    pen.ground(x, y + 12, 15)
    pen.oval(x, y, 17, 13, pen.ball(lit(accent, 0.1)))
  }
}

export const jamJar: Drawing = (pen, [main, second, accent]) => {
  const gingham = pen.cloth(16, 16, () => {
    pen.bar(0, 0, 16, 16, 0, accent)
    pen.shape('M0 0H16V8H0ZM0 0H8V16H0Z', second, 'opacity=".55"')
  })
  pen.ground(202, 322, 92)
  pen.shape(
    'M124 164Q110 176 110 196V294Q112 318 136 320H264Q288 318 290 294V196Q290 176 276 164Z',
    pen.blend(
      [
        [0, dim(main, 0.55)],
        [0.2, main],
        [0.4, lit(main, 0.3)],
        [0.65, main],
        [1, dim(main, 0.6)],
      ],
      'across',
    ),
  )
  for (const [x, y] of [
    [134, 300],
    [172, 306],
    [252, 302],
    [268, 212],
    [126, 214],
  ] as const)
    pen.oval(x, y, 15, 11, pen.ball(lit(second, 0.05)), 'opacity=".55"')
  const hood =
    'M108 158Q100 172 92 178Q112 186 124 176Q140 188 156 178Q178 190 200 178Q222 190 244 178Q260 188 276 176Q290 186 308 178Q298 170 292 158L276 118Q200 96 124 118Z'
  pen.shape(hood, gingham)
  pen.shape(
    hood,
    pen.blend(
      [
        [0, '#212', 0.15],
        [0.25, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#212', 0.45],
      ],
      'across',
    ),
  )
  pen.oval(200, 117, 76, 14, '#fff4')
  pen.line('M112 156Q200 172 288 156', lit(palette.oak, 0.2), 5)
  pen.line(
    'M216 160q16-14 24-2q-8 10-24 2q-14-12-22-2q6 12 22 2M216 160l-10 22M218 160l14 20',
    lit(palette.oak, 0.2),
    3,
  )
  pen.shape('M144 212H256V284H144Z', pen.slope(palette.paper))
  pen.line('M150 218H250V278H150Z', mix(main, accent, 0.4), 2)
  pen.shape('M200 268Q172 252 178 232Q190 226 200 232Q210 226 222 232Q228 252 200 268Z', pen.ball(second))
  pen.shape('M200 233q-14 2-18-6q10 0 18 0q8-6 18 0q-4 8-18 6Z', palette.leaf)
  pen.shine('M120 200V292Q122 304 130 308V196Z', 0.42)
}
