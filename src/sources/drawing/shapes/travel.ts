import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const suitcase: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 340, 98, 12)
  pen.line('M164 100V34H236V100', pen.metal(accent), 7)
  pen.bar(154, 22, 92, 18, 8, pen.fall(second))
  for (const x of [126, 252]) {
    pen.bar(x, 316, 22, 10, 3, second)
    pen.oval(x + 6, 332, 9, 11, pen.ball(second))
    pen.oval(x + 18, 332, 9, 11, pen.ball(lit(second, 0.1)))
  }
  pen.bar(98, 88, 204, 232, 24, pen.round(main))
  for (let x = 122; x <= 270; x += 25) {
    pen.bar(x, 96, 9, 216, 4, dim(main, 0.35), 'opacity=".55"')
    pen.bar(x - 3, 96, 3, 216, 1, lit(main, 0.6), 'opacity=".55"')
  }
  pen.shape(
    'M98 112Q98 88 122 88H134Q110 92 110 116V296Q110 316 134 320H122Q98 320 98 296ZM302 112Q302 88 278 88H266Q290 92 290 116V296Q290 316 266 320H278Q302 320 302 296Z',
    dim(main, 0.2),
  )
  pen.crease('M98 204H302', 3, 0.45)
  pen.bar(168, 76, 64, 14, 6, second)
  pen.bar(296, 184, 12, 40, 3, pen.metal(accent))
  pen.bar(112, 112, 42, 24, 3, pen.slope(palette.snow))
  pen.line('M120 121H146M120 128H138', second, 3)
  pen.line('M250 88C262 116 256 128 262 140', palette.leather, 4)
  pen.shape('M250 138h24l4 42q-16 8-32 0Z', pen.slope(palette.leather))
  pen.bar(256, 150, 14, 18, 1, palette.bone)
  pen.shine('M106 116Q106 98 122 96V308Q106 306 106 292Z', 0.22)
}

export const backpack: Drawing = (pen, [main, second, accent]) => {
  const strap = (x: number) => {
    pen.bar(x, 92, 18, 128, 2, pen.round(second))
    pen.bar(x - 4, 178, 26, 22, 3, 'none', `stroke="${accent}" stroke-width="5"`)
    pen.line(`M${x + 9} 180V196`, accent, 3)
  }
  pen.ground(206, 334, 116)
  pen.line('M174 70C170 34 230 34 226 70', dim(second, 0.2), 11)
  pen.line('M284 130C330 180 326 270 300 310', dim(main, 0.5), 17)
  pen.shape(
    'M108 146Q104 92 130 74H270Q296 92 292 146L302 300Q302 332 276 334H124Q98 332 98 300Z',
    pen.round(main),
  )
  pen.shape(
    'M116 84Q118 56 146 56H254Q282 56 284 84Q288 108 270 112H130Q112 108 116 84Z',
    pen.fall(lit(main, 0.12)),
  )
  pen.crease('M120 92Q200 104 280 92M128 72Q200 80 272 72', 3, 0.2)
  pen.shape('M98 286H302V300Q302 332 276 334H124Q98 332 98 300Z', pen.round(second))
  pen.line('M102 292H298', lit(second, 0.5), 2, 'stroke-dasharray="6 5"')
  pen.shape('M134 204H266V276Q266 286 256 286H144Q134 286 134 276Z', pen.slope(dim(main, 0.06)))
  pen.shape('M128 200H272V222Q240 240 200 240T128 222Z', pen.slope(main))
  pen.line('M132 220Q166 236 200 236T268 220', lit(main, 0.6), 2, 'stroke-dasharray="6 5"')
  strap(142)
  strap(240)
  pen.bar(186, 256, 28, 18, 2, pen.slope(second))
  pen.shine('M112 150Q108 104 124 90H140Q124 120 126 282L106 280Z', 0.25)
}

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

export const duffel: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 318, 156, 18)
  pen.line('M130 210C128 84 272 84 270 210', dim(second, 0.45), 13)
  pen.shape(
    'M44 250Q40 166 86 158H314Q360 166 356 250L350 298Q346 316 322 318H78Q54 316 50 298Z',
    pen.blend([
      [0, lit(main, 0.3)],
      [0.35, main],
      [1, dim(main, 0.42)],
    ]),
  )
  pen.crease('M52 182Q200 160 348 182', 3, 0.5)
  pen.line('M60 174Q200 154 340 174', accent, 3, 'stroke-dasharray="3 3"')
  pen.shape('M48 284H352L350 298Q346 316 322 318H78Q54 316 50 298Z', pen.round(second))
  pen.shape('M44 250Q40 166 86 158L98 158Q70 190 72 284H48Z', pen.slope(second))
  pen.shape('M356 250Q360 166 314 158L302 158Q330 190 328 284H352Z', dim(second, 0.3))
  pen.bar(150, 222, 100, 54, 6, pen.slope(lit(main, 0.08)))
  pen.line('M158 232H242', accent, 3, 'stroke-dasharray="3 3"')
  for (const x of [122, 260]) {
    pen.bar(x, 186, 18, 98, 1, pen.round(second))
    pen.line(`M${x + 4} 190V280M${x + 14} 190V280`, lit(second, 0.5), 1.5, 'stroke-dasharray="5 4"')
    pen.oval(x + 9, 204, 5, 5, pen.ball(accent))
  }
  pen.line('M131 200C126 76 274 76 269 200', dim(second, 0.2), 15)
  pen.line('M130 198C126 78 273 78 268 196', lit(second, 0.2), 6)
  pen.shape('M178 100Q200 92 222 100V120Q200 112 178 120Z', pen.fall(second))
  pen.line('M50 292H350', lit(second, 0.5), 2, 'stroke-dasharray="6 5"')
  pen.shine('M84 168H300Q180 172 84 200Z', 0.2)
  pen.crease('M96 220Q104 250 96 276M300 210Q296 244 304 272', 4, 0.2)
}
