import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import type { Pen } from '../pen.ts'
import { hanger } from './hanger.ts'

const sleeves = (pen: Pen, hue: string, left: string, right: string): void => {
  pen.shape(left, pen.slope(hue))
  pen.shape(right, pen.slope(dim(hue, 0.16)))
}

export const fieldJacket: Drawing = (pen, [main, second, accent]) => {
  hanger(pen, 56)
  sleeves(
    pen,
    main,
    'M128 92Q92 104 84 150L56 300Q66 314 98 312L130 176Z',
    'M272 92Q308 104 316 150L344 300Q334 314 302 312L270 176Z',
  )
  pen.crease(
    'M62 282Q76 292 102 290M338 282Q324 292 298 290M88 180Q100 200 96 226M312 180Q300 200 304 226',
    3,
    0.25,
  )
  pen.shape('M158 72Q124 82 122 110L112 336Q200 350 288 336L278 110Q276 82 242 72Z', pen.round(main))
  pen.shape('M160 74Q200 92 240 74L230 110L200 130L170 110Z', dim(second, 0.55))
  pen.shape(
    'M160 70Q144 84 146 108L176 132L200 122Q172 104 160 70ZM240 70Q256 84 254 108L224 132L200 122Q228 104 240 70Z',
    pen.slope(second),
  )
  pen.crease('M152 86L182 122M158 80L190 120M248 86L218 122', 1.5, 0.3)
  pen.line('M200 124V344', dim(main, 0.5), 3)
  pen.line('M208 128V342', lit(main, 0.3), 1.5, 'stroke-dasharray="5 4"')
  for (const y of [148, 186, 224, 262, 300]) pen.oval(200, y, 5.5, 5.5, pen.ball(accent))
  for (const x of [132, 222]) {
    pen.bar(x, 156, 46, 42, 4, pen.slope(lit(main, 0.07)))
    pen.shape(`M${x - 2} 154h50v12l-25 10-25-10Z`, pen.slope(lit(main, 0.15)))
    pen.bar(x - 7, 248, 58, 60, 5, pen.slope(lit(main, 0.07)))
    pen.shape(`M${x - 9} 246h62v14l-31 12-31-12Z`, pen.slope(lit(main, 0.15)))
    pen.oval(x + 23, 170, 4, 4, pen.ball(accent))
    pen.oval(x + 22, 265, 4, 4, pen.ball(accent))
  }
  pen.shine('M132 104L122 320Q132 328 138 326L146 112Z', 0.13)
}

export const oxfordShirt: Drawing = (pen, [main, second, accent]) => {
  hanger(pen, 56)
  sleeves(
    pen,
    main,
    'M130 88Q96 98 86 142L62 296Q74 306 98 304L130 180Z',
    'M270 88Q304 98 314 142L338 296Q326 306 302 304L270 180Z',
  )
  pen.shape('M62 288L60 308Q76 320 98 316L100 296Q78 300 62 288Z', pen.slope(lit(main, 0.3)))
  pen.shape('M338 288L340 308Q324 320 302 316L300 296Q322 300 338 288Z', pen.slope(main))
  pen.shape(
    'M160 70Q126 80 126 108L120 322Q140 346 166 330Q200 342 234 330Q260 346 280 322L274 108Q274 80 240 70Z',
    pen.round(lit(main, 0.15)),
  )
  pen.crease('M142 130Q154 200 144 300M258 130Q246 200 258 300M164 250Q176 290 168 326', 4, 0.1)
  pen.shape('M188 122H212V334H188Z', pen.fall(lit(main, 0.35)))
  pen.crease('M188 126V334M212 126V334', 1.5, 0.22)
  pen.shape('M164 74Q200 92 236 74L216 112H184Z', dim(main, 0.45))
  pen.shape(
    'M164 66Q152 78 152 94L178 132L200 108Q176 92 164 66ZM236 66Q248 78 248 94L222 132L200 108Q224 92 236 66Z',
    pen.slope(lit(main, 0.42)),
  )
  pen.crease('M156 94L178 124L194 108M244 94L222 124L206 108', 1.5, 0.25)
  for (const y of [120, 158, 196, 234, 272, 310]) pen.oval(200, y, 4.5, 4.5, pen.ball(second))
  pen.shape('M226 156H264V194L245 204L226 194Z', pen.slope(lit(main, 0.22)))
  pen.line('M230 160H260', accent, 2, 'stroke-dasharray="4 3"')
  pen.oval(178, 124, 3, 3, second)
  pen.oval(222, 124, 3, 3, second)
}

export const crewSweater: Drawing = (pen, [main, second, accent]) => {
  const knit = pen.cloth(11, 9, () => pen.line('M1 1l4.500 6l4.500-6', '#fff3', 2))
  const rib = pen.cloth(7, 9, () => pen.line('M3 0V9', '#2124', 2.5))
  const body = 'M150 76Q112 88 112 116L104 308Q200 322 296 308L288 116Q288 88 250 76Q200 104 150 76Z'
  const left = 'M126 84Q82 96 74 148L46 288Q62 302 92 300L128 178Z'
  const right = 'M274 84Q318 96 326 148L354 288Q338 302 308 300L272 178Z'
  pen.shade('M92 120L66 310L110 312L116 350H318L316 312L366 308L340 130Z', 0.12)
  for (const part of [left, right]) {
    pen.shape(part, pen.slope(dim(main, 0.08)))
    pen.shape(part, knit)
  }
  pen.shape(
    'M46 288Q62 302 92 300L90 326Q64 330 44 316ZM354 288Q338 302 308 300L310 326Q336 330 356 316Z',
    pen.slope(main),
  )
  pen.shape(
    'M46 288Q62 302 92 300L90 326Q64 330 44 316ZM354 288Q338 302 308 300L310 326Q336 330 356 316Z',
    rib,
  )
  pen.shape(body, pen.round(main))
  pen.shape(body, knit)
  pen.shape('M104 308Q200 322 296 308L294 336Q200 352 106 336Z', pen.round(dim(main, 0.06)))
  pen.shape('M104 308Q200 322 296 308L294 336Q200 352 106 336Z', rib)
  pen.shape('M150 76Q200 104 250 76L244 66Q200 88 156 66Z', dim(second, 0.5))
  pen.shape(
    'M146 76Q152 62 158 66Q164 112 200 114T242 66Q250 64 254 76Q246 132 200 132T146 76Z',
    pen.slope(lit(main, 0.05)),
  )
  pen.shape('M146 76Q152 62 158 66Q164 112 200 114T242 66Q250 64 254 76Q246 132 200 132T146 76Z', rib)
  pen.crease('M116 190Q128 240 120 300M286 190Q272 240 282 300M150 250Q166 286 156 312', 5, 0.1)
  pen.bar(190, 78, 20, 8, 1, accent)
}

export const jeans: Drawing = (pen, [main, second, accent]) => {
  const twill = pen.cloth(5, 5, () => pen.line('M0 5L5 0', '#fff4', 0.8))
  const legs = 'M122 52H278L300 364Q262 374 226 366L202 168L178 366Q140 374 100 364Z'
  pen.shade('M140 60L296 64L322 372L240 376L214 190L190 376L120 374Z', 0.13)
  pen.shape(legs, pen.round(main))
  pen.shape(legs, twill)
  pen.shape(
    'M140 160L128 330Q150 320 158 300L172 170ZM262 160L278 330Q254 320 246 300L232 170Z',
    '#fff',
    'opacity=".12"',
  )
  pen.shape(
    'M98 346L178 352L176 368Q140 374 100 364ZM302 346L224 352L226 368Q262 374 300 364Z',
    lit(main, 0.3),
  )
  pen.line('M100 350L176 355M224 355L300 350', '#b2382b', 2)
  pen.bar(120, 44, 160, 24, 3, pen.round(lit(main, 0.06)))
  pen.line(
    'M124 62H276M202 72V150Q202 160 214 150Q224 136 224 72M200 168V178',
    accent,
    2,
    'stroke-dasharray="5 3"',
  )
  pen.shape(
    'M122 70Q130 112 174 112L176 70ZM278 70Q270 112 226 112L224 70Z',
    dim(second, 0.1),
    'opacity=".45"',
  )
  pen.line(
    'M122 74Q130 112 172 112M278 74Q270 112 228 112M110 354L124 120M290 354L276 120',
    accent,
    2,
    'stroke-dasharray="5 3"',
  )
  for (const x of [136, 168, 226, 256]) pen.bar(x, 40, 8, 32, 2, pen.slope(lit(main, 0.14)))
  pen.oval(202, 57, 8, 8, pen.metal(accent))
  for (const [x, y] of [
    [128, 80],
    [172, 108],
    [272, 80],
    [228, 108],
  ] as const)
    pen.oval(x, y, 3, 3, pen.ball(accent))
  pen.crease(
    'M184 170Q160 176 146 192M216 170Q240 176 258 192M130 240Q144 246 160 240M272 240Q258 246 242 240',
    3,
    0.2,
  )
}

export const tee: Drawing = (pen, [main, second, accent]) => {
  const body =
    'M150 82L84 112L50 186L104 214L120 188L116 330Q200 342 286 330L280 188L298 214L350 186L316 112L250 82Q200 118 150 82Z'
  pen.shade('M160 92L96 122L62 196L114 222L130 196L128 342H298L292 196L310 222L362 196L328 122Z', 0.13)
  pen.shape(body, pen.slope(lit(main, 0.12)))
  pen.shape('M84 112L50 186L104 214L120 188L118 140Z', pen.slope(main))
  pen.shape('M316 112L350 186L298 214L280 188L284 140Z', dim(main, 0.18))
  pen.line(
    'M56 178L108 205M344 178L294 205M117 320Q200 332 285 320',
    dim(main, 0.3),
    1.5,
    'stroke-dasharray="5 3"',
  )
  pen.shape('M150 82Q200 104 250 82L244 76Q200 92 156 76Z', dim(main, 0.4))
  pen.line('M150 82Q160 120 200 122T250 82', dim(main, 0.12), 9)
  pen.line('M147 86Q158 125 200 127T253 86', dim(main, 0.35), 1.5)
  pen.oval(200, 206, 42, 42, accent)
  pen.shape('M158 210Q178 186 196 208T242 206Q238 248 200 248T158 210Z', second)
  pen.line('M166 226q12-8 20 0t18 0 18 0 12-2M174 238q10-6 18 0t18 0 14-2', main, 3)
  pen.crease(
    'M132 220Q146 270 136 326M272 220Q256 276 268 328M160 280Q176 300 170 330M118 140Q124 166 120 188M282 140Q276 166 280 188',
    4,
    0.1,
  )
  pen.shine('M90 116L150 88L120 180L118 190L104 208L60 186Z', 0.14)
}
