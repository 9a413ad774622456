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
