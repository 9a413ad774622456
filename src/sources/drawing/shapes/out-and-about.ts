import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const tote: Drawing = (pen, [main, second, accent]) => {
  const body = 'M98 148H302L316 326Q316 334 306 334H94Q84 334 84 326Z'
  const stripes = pen.cloth(40, 34, () => {
    pen.bar(0, 6, 40, 13, 0, second)
    pen.bar(0, 24, 40, 3, 0, accent)
  })
  pen.ground(208, 334, 122)
  pen.line('M160 152C154 36 246 36 240 152', dim(main, 0.3), 13)
  pen.shape('M166 148C160 110 170 82 186 74L196 84M206 148Q216 96 244 90Q276 96 262 148Z', palette.leaf)
  pen.line('M222 148Q226 110 250 84', lit(palette.leaf, 0.5), 3)
  pen.shape('M170 150Q158 104 176 70Q196 66 204 90L210 150Z', pen.round('#d3a566'))
  pen.crease('M176 86l22 12M172 108l28 12M174 130l30 12', 4, 0.25)
  pen.shape(body, pen.slope(main))
  pen.inside(body, () => pen.bar(80, 186, 240, 136, 0, stripes))
  pen.shape(
    body,
    pen.blend(
      [
        [0, '#212', 0.12],
        [0.2, '#fff', 0.35],
        [0.5, '#fff', 0],
        [1, '#212', 0.34],
      ],
      'across',
    ),
  )
  pen.crease('M140 170Q132 250 142 326M252 166Q268 250 256 328M180 300Q204 314 234 302', 4, 0.1)
  pen.line('M148 182V156C140 40 260 40 252 156V182', dim(main, 0.16), 15)
  pen.line('M148 182V156C140 40 260 40 252 156V182', lit(main, 0.35), 10)
  pen.line('M142 166h12M142 178h12M246 166h12M246 178h12', second, 3)
  pen.crease('M100 160H300', 1.5, 0.25)
}

export const umbrella: Drawing = (pen, [main, second, accent]) => {
  pen.ground(232, 352, 80, 10)
  pen.group('rotate(10 200 200)', () => {
    pen.line('M200 40V20', palette.steel, 6)
    pen.line('M200 160V316', pen.metal(palette.steel), 6)
    pen.line('M200 160L198 312', palette.slate, 6)
    pen.line('M199 286V322C199 360 150 360 152 324', dim(second, 0.3), 16)
    pen.line('M198 286V322C198 356 152 357 153 322', lit(second, 0.18), 9)
    pen.shape(
      'M28 196Q40 46 200 34Q360 46 372 196Q346 172 314 194Q288 166 256 192Q230 168 200 192Q170 168 144 192Q112 166 86 194Q54 172 28 196Z',
      pen.ball(main),
    )
    pen.shape('M200 34Q132 90 144 192Q112 166 86 194Q90 90 200 34Z', lit(main, 0.2), 'opacity=".75"')
    pen.shape('M200 34Q268 90 256 192Q288 166 314 194Q310 90 200 34Z', dim(main, 0.3), 'opacity=".55"')
    pen.shape('M200 34Q346 70 372 196Q346 172 314 194Q310 90 200 34Z', dim(main, 0.3), 'opacity=".5"')
    pen.crease(
      'M200 34Q90 90 86 194M200 34Q132 90 144 192M200 34V192M200 34Q268 90 256 192M200 34Q310 90 314 194',
      2,
      0.3,
    )
    pen.line(
      'M30 192Q54 166 86 188Q112 160 144 186Q170 162 200 186Q230 162 256 186Q288 160 314 188Q346 166 370 192',
      accent,
      4,
    )
    pen.shine('M60 140Q90 70 160 52Q104 84 84 150Q66 150 60 140Z', 0.3)
  })
}

export const sunglasses: Drawing = (pen, [main, second, accent]) => {
  const tortoise = pen.cloth(46, 38, () => {
    pen.bar(0, 0, 46, 38, 0, main)
    pen.oval(12, 10, 11, 6, '#c98a3e', 'opacity=".75"')
    pen.oval(34, 28, 9, 7, '#c98a3e', 'opacity=".6"')
    pen.oval(36, 6, 7, 4, '#2c1810', 'opacity=".6"')
    pen.oval(8, 30, 8, 5, '#2c1810', 'opacity=".6"')
  })
  const rim = (x: number) =>
    `M${x} 178Q${x + 4} 156 ${x + 40} 156H${x + 96}Q${x + 128} 156 ${x + 130} 180Q${x + 128} 262 ${x + 66} 264Q${x + 4} 260 ${x} 178Z`
  const lens = (x: number) =>
    `M${x + 14} 184Q${x + 18} 170 ${x + 42} 170H${x + 94}Q${x + 114} 170 ${x + 116} 186Q${x + 112} 248 ${x + 66} 250Q${x + 20} 246 ${x + 14} 184Z`
  pen.ground(206, 274, 160, 22)
  pen.oval(134, 286, 54, 14, second, 'opacity=".22"')
  pen.oval(296, 286, 54, 14, second, 'opacity=".22"')
  pen.line('M62 178C86 120 130 96 176 92M346 178C330 122 300 98 262 92', dim(main, 0.35), 11)
  pen.line('M62 176C86 118 130 94 176 90M346 176C330 120 300 96 262 90', lit(main, 0.16), 3)
  for (const x of [52, 218]) {
    pen.shape(rim(x), tortoise)
    pen.shape(
      rim(x),
      pen.blend(
        [
          [0, '#fff', 0.35],
          [0.4, '#fff', 0],
          [1, '#212', 0.4],
        ],
        'slant',
      ),
    )
    pen.shape(
      lens(x),
      pen.blend([
        [0, dim(second, 0.65)],
        [0.6, second],
        [1, lit(second, 0.3)],
      ]),
    )
    pen.shine(
      `M${x + 26} 186Q${x + 30} 178 ${x + 46} 178H${x + 66}L${x + 36} 232Q${x + 24} 214 ${x + 26} 186Z`,
      0.3,
    )
    pen.shine(`M${x + 78} 178H${x + 86}L${x + 48} 242L${x + 43} 238Z`, 0.2)
  }
  pen.shape('M180 172Q200 160 222 172V188Q200 176 180 188Z', tortoise)
  pen.oval(64, 172, 4, 3, accent)
  pen.oval(336, 172, 4, 3, accent)
}
