import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const sofa: Drawing = (pen, [main, second, accent]) => {
  pen.ground(202, 316, 172, 20)
  for (const x of [66, 322]) pen.shape(`M${x} 290h14l-3 30h-8Z`, pen.round(accent))
  pen.shape('M62 196Q60 126 104 124Q152 120 200 124Q250 120 296 124Q340 126 338 196V260H62Z', pen.fall(main))
  pen.crease('M200 126V210', 3, 0.35)
  pen.shape('M70 216Q70 134 108 134H190Q198 136 198 148V216Z', pen.ball(lit(main, 0.06)))
  pen.shape('M202 216V148Q202 136 212 134H292Q330 134 330 216Z', pen.ball(lit(main, 0.02)))
  pen.shape('M60 256H340V284Q340 298 326 298H74Q60 298 60 284Z', pen.fall(dim(main, 0.18)))
  pen.shape(
    'M74 222Q76 210 92 210H190Q199 212 199 222V256Q190 264 180 264H84Q74 260 74 250Z',
    pen.slope(lit(main, 0.14)),
  )
  pen.shape(
    'M201 222Q202 212 212 210H308Q326 212 326 222V250Q324 262 314 264H214Q202 262 201 254Z',
    pen.slope(lit(main, 0.08)),
  )
  pen.shape('M30 212Q30 180 58 180Q84 182 84 212V284Q84 298 70 298H46Q30 298 30 284Z', pen.round(main))
  pen.shape(
    'M316 212Q316 182 342 180Q370 180 370 212V284Q370 298 354 298H330Q316 298 316 284Z',
    pen.round(main),
  )
  pen.group('rotate(-14 120 190)', () => {
    pen.shape('M86 158Q122 166 156 156Q150 190 158 222Q122 214 86 224Q94 190 86 158Z', pen.ball(second))
    pen.crease('M92 166L106 176M150 164L138 174', 3, 0.2)
  })
  pen.group('rotate(12 280 196)', () =>
    pen.shape(
      'M252 172Q282 178 310 170Q305 198 311 222Q282 216 252 224Q258 198 252 172Z',
      pen.ball(palette.bone),
    ),
  )
  pen.shine('M38 214Q38 190 56 188Q48 200 46 286Q38 280 38 270Z', 0.22)
  pen.shine('M82 160Q86 142 112 140H160Q112 146 90 186Z', 0.2)
  pen.crease('M78 240H196M204 240H322', 1.5, 0.14)
}

export const armchair: Drawing = (pen, [main, second, accent]) => {
  const bobble = pen.cloth(9, 9, () => {
    pen.oval(3, 3, 2.4, 2, '#fff8')
    pen.oval(7.5, 7, 2, 2, '#2122')
  })
  pen.ground(204, 326, 128)
  for (const leg of [
    'M124 282l14 0-16 44h-8Z',
    'M262 282h14l14 44h-8Z',
    'M156 290h12l-6 40h-7Z',
    'M236 290h12l4 40h-7Z',
  ])
    pen.shape(leg, pen.round(accent))
  const shell = 'M80 214Q66 82 200 78Q334 82 320 214Q318 292 282 296H118Q82 292 80 214Z'
  pen.shape(shell, pen.ball(dim(main, 0.1)))
  pen.shape(shell, bobble)
  pen.shape(
    'M116 208Q110 116 200 112Q290 116 284 208V244H116Z',
    pen.blend([
      [0, dim(main, 0.06)],
      [1, dim(main, 0.38)],
    ]),
  )
  pen.shape('M150 168Q202 180 252 166Q246 200 254 232Q202 222 148 234Q156 200 150 168Z', pen.ball(second))
  pen.crease('M156 176L170 186M246 174L234 184M164 200Q200 208 240 198', 3, 0.16)
  pen.shape(
    'M104 246Q106 222 134 220H266Q294 222 296 246Q296 282 268 284H132Q104 282 104 246Z',
    pen.slope(lit(main, 0.1)),
  )
  pen.shape('M104 246Q106 222 134 220H266Q294 222 296 246Q296 282 268 284H132Q104 282 104 246Z', bobble)
  pen.shape('M80 204Q84 184 102 188Q118 194 118 222V282Q86 280 82 226Z', pen.round(main))
  pen.shape('M320 204Q316 184 298 188Q282 194 282 222V282Q314 280 318 226Z', pen.round(main))
  pen.shine('M98 170Q106 106 174 92Q122 124 116 182Z', 0.45)
}

export const diningChair: Drawing = (pen, [main, second, accent]) => {
  const wood = pen.round(main)
  pen.ground(204, 344, 98, 14)
  pen.shape('M144 228h12l-6 96h-9ZM246 228h12l8 96h-9Z', dim(main, 0.3))
  pen.line('M128 214C112 120 116 46 200 46S288 120 272 214', dim(main, 0.3), 15)
  pen.line('M127 212C111 119 115 45 199 45S286 119 271 212', lit(main, 0.16), 10)
  for (let i = -3; i <= 3; i++)
    pen.line(`M${200 + i * 18} 214L${200 + i * 20} ${54 + i * i * 3.4}`, lit(main, 0.1), 6)
  for (let i = -3; i <= 3; i++)
    pen.line(`M${202 + i * 18} 214L${202 + i * 20} ${58 + i * i * 3.4}`, dim(main, 0.4), 2, 'opacity=".6"')
  pen.shape(
    'M104 222Q110 206 140 204H260Q290 206 298 222Q300 238 276 244Q200 254 124 244Q100 240 104 222Z',
    pen.slope(lit(main, 0.12)),
  )
  pen.shape('M128 220Q200 206 272 220Q262 234 200 236Q138 234 128 220Z', second, 'opacity=".55"')
  pen.shape(
    'M104 226Q110 242 200 246Q290 242 298 226L296 238Q284 258 200 260Q118 258 106 240Z',
    dim(main, 0.32),
  )
  pen.shape('M112 246h15l-12 98h-10ZM275 246h15l8 98h-10Z', wood)
  pen.line('M122 296H284', lit(main, 0.05), 7)
  pen.line('M122 299H284', dim(main, 0.4), 2)
  pen.glint('M122 180C112 110 122 56 186 50', 3, 0.4)
  pen.oval(200, 222, 40, 5, accent, 'opacity=".3"')
}

export const stool: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 336, 108, 16)
  pen.shape('M194 176h18l4 140q-9 5-20 0Z', pen.round(dim(second, 0.2)))
  pen.shape('M122 176h24l-34 158q-12 6-22-2Z', pen.round(second))
  pen.shape('M256 176h24l30 156q-10 8-22 2Z', pen.round(second))
  pen.line('M118 270Q200 250 286 270', dim(second, 0.25), 9)
  pen.line('M118 268Q200 248 286 268', lit(second, 0.25), 4)
  pen.shape('M76 150Q78 194 200 196Q322 194 324 150Z', pen.round(dim(main, 0.16)))
  pen.oval(200, 150, 124, 34, pen.slope(main))
  pen.line(
    'M112 150Q200 124 288 150M132 158Q200 138 268 158M158 166Q200 154 242 166',
    dim(accent, 0.1),
    1.5,
    'opacity=".35"',
  )
  pen.shine('M92 146Q120 124 190 122Q140 132 118 158Q96 156 92 146Z', 0.45)
  pen.glint('M84 162Q104 184 170 188', 2, 0.4)
}
