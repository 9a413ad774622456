import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const globe: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 334, 92)
  pen.shape('M128 326Q130 308 200 306Q270 308 272 326Q270 336 200 336Q130 336 128 326Z', pen.round(accent))
  pen.shape('M190 276H212L218 310H184Z', pen.metal(second))
  pen.group('rotate(22 200 170)', () => {
    pen.bar(195, 34, 10, 272, 4, pen.metal(second))
    pen.oval(
      200,
      170,
      112,
      112,
      pen.glow([
        [0, lit(main, 0.7)],
        [0.5, main],
        [1, dim(main, 0.6)],
      ]),
    )
    pen.inside('M88 170a112 112 0 1 0 224 0a112 112 0 1 0-224 0', () => {
      pen.shape(
        'M120 96Q156 68 190 84Q214 96 196 116Q180 120 184 138Q166 152 160 178Q140 170 132 146Q112 132 120 96Z',
        palette.sage,
      )
      pen.shape(
        'M176 186Q206 180 216 206Q210 240 190 268Q172 250 174 222Q164 200 176 186Z',
        mix(palette.leaf, palette.sage, 0.4),
      )
      pen.shape(
        'M236 84Q284 76 320 110V180Q284 190 276 216Q256 220 252 190Q236 176 244 152Q228 120 236 84Z',
        mix(palette.saffron, palette.bone, 0.35),
      )
      pen.shape('M268 232Q296 226 300 246Q282 262 264 252Z', palette.clay)
      pen.crease(
        'M88 170Q200 206 312 170M104 112Q200 144 296 112M104 228Q200 262 296 228M200 58Q148 170 200 282M200 58Q252 170 200 282',
        1.2,
        0.28,
      )
    })
    pen.oval(
      200,
      170,
      112,
      112,
      pen.glow([
        [0, '#fff', 0.4],
        [0.45, '#fff', 0],
        [1, '#212', 0.5],
      ]),
    )
    pen.line('M200 40A130 130 0 0 1 200 300', dim(second, 0.2), 10)
    pen.line('M201 40A130 130 0 0 1 201 300', lit(second, 0.4), 4)
    pen.oval(200, 42, 9, 7, pen.ball(second))
  })
  pen.shine('M112 140Q122 88 172 70Q138 104 132 160Q116 156 112 140Z', 0.4)
}

export const stapler: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 306, 164, 16)
  pen.shape(
    'M42 294Q40 284 54 282H346Q366 284 366 298V304Q366 310 356 310H52Q42 310 42 302Z',
    pen.blend([
      [0, lit(accent, 0.3)],
      [1, dim(accent, 0.4)],
    ]),
  )
  pen.bar(56, 274, 60, 10, 3, pen.metal(second))
  pen.shape(
    'M54 242L330 218V266L300 282H286L284 250L58 264Z',
    pen.blend([
      [0, lit(second, 0.6)],
      [0.5, second],
      [1, dim(second, 0.4)],
    ]),
  )
  pen.shape(
    'M44 232Q36 208 62 202L292 140Q360 130 366 194V262Q364 284 340 284H312L306 246L60 250Q48 250 44 232Z',
    pen.blend(
      [
        [0, lit(main, 0.45)],
        [0.35, main],
        [1, dim(main, 0.45)],
      ],
      'slant',
    ),
  )
  pen.shape(
    'M60 206L292 146Q340 138 354 170Q310 150 282 160L66 222Q54 218 60 206Z',
    lit(main, 0.5),
    'opacity=".65"',
  )
  pen.oval(326, 242, 15, 15, pen.metal(second))
  pen.oval(326, 242, 5, 5, dim(second, 0.5))
  pen.bar(110, 208, 90, 8, 4, palette.snow, 'opacity=".8" transform="rotate(-9 110 208)"')
  pen.line('M96 330h44v10M96 330v10M160 336h44v10M160 336v10', palette.steel, 4)
}

export const scissors: Drawing = (pen, [main, second, accent]) => {
  const half = (turn: number, blade: string, loop: readonly [number, number, number, number]) =>
    pen.group(`rotate(${turn} 200 196)`, () => {
      pen.shape(
        blade,
        pen.blend(
          [
            [0, lit(main, 0.8)],
            [0.5, main],
            [1, dim(main, 0.4)],
          ],
          'across',
        ),
      )
      const [x, y, rx, ry] = loop
      pen.line(`M200 206Q${x > 200 ? 214 : 186} 244 ${x} ${y - ry + 4}`, dim(second, 0.1), 20)
      pen.oval(x, y, rx, ry, 'none', `stroke="${second}" stroke-width="17"`)
      pen.oval(x - 1, y - 2, rx, ry, 'none', `stroke="${lit(second, 0.35)}" stroke-width="5" opacity=".6"`)
    })
  pen.group('rotate(24 200 200)', () => {
    pen.shade(
      'M176 40L232 200L270 290Q300 350 260 386Q220 370 226 310L206 230L190 310Q192 380 150 376Q112 340 150 290L190 190Z',
      0.17,
    )
    half(-15, 'M188 22L214 200L204 214L190 206Q180 110 188 22Z', [226, 310, 32, 48])
    half(15, 'M212 22L186 200L196 214L210 206Q220 110 212 22Z', [172, 304, 28, 40])
    pen.oval(200, 196, 11, 11, pen.ball(accent))
    pen.line('M194 196h12', dim(accent, 0.5), 3)
  })
}

export const washiTape: Drawing = (pen, [main, second, accent]) => {
  const roll = (cx: number, y: number, hue: string, print?: string) => {
    pen.ground(cx, y + 66, 72, 14)
    pen.shape(
      `M${cx - 68} ${y}V${y + 44}Q${cx - 60} ${y + 74} ${cx} ${y + 74}T${cx + 68} ${y + 44}V${y}Z`,
      pen.round(hue),
    )
    if (print)
      pen.shape(
        `M${cx - 68} ${y}V${y + 44}Q${cx - 60} ${y + 74} ${cx} ${y + 74}T${cx + 68} ${y + 44}V${y}Z`,
        print,
      )
    pen.oval(cx, y, 68, 30, lit(hue, 0.4))
    pen.oval(cx, y, 56, 24, 'none', `stroke="${dim(hue, 0.2)}" opacity=".5"`)
    pen.oval(cx, y + 1, 45, 19, lit(palette.oak, 0.35))
    pen.oval(cx, y + 5, 40, 14, dim(palette.oak, 0.5))
  }
  const stripes = pen.cloth(16, 16, () => pen.bar(0, 0, 7, 16, 0, palette.snow, 'opacity=".75"'), 35)
  const dots = pen.cloth(22, 22, () => {
    pen.oval(6, 6, 4, 4, palette.snow)
    pen.oval(17, 17, 4, 4, palette.snow)
  })
  pen.shape('M48 330L60 322L54 314L250 300L246 324Z', pen.slope(lit(main, 0.15)))
  pen.shape('M48 330L60 322L54 314L250 300L246 324Z', stripes)
  roll(148, 136, second, dots)
  roll(270, 170, accent)
  roll(196, 244, main, stripes)
}
