import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const wateringCan: Drawing = (pen, [main, second, accent]) => {
  pen.ground(236, 322, 110)
  pen.line('M196 178C190 92 300 92 306 160', dim(main, 0.35), 15)
  pen.line('M195 176C190 93 300 92 305 158', lit(main, 0.2), 7)
  pen.line('M304 190C362 176 376 262 316 288', dim(main, 0.35), 15)
  pen.line('M304 188C360 176 373 260 315 285', lit(main, 0.2), 7)
  pen.shape(
    'M190 268L64 148L82 132L196 214Z',
    pen.blend([
      [0, lit(main, 0.45)],
      [0.5, main],
      [1, dim(main, 0.4)],
    ]),
  )
  pen.line('M170 190L196 182', dim(main, 0.2), 7)
  pen.group('rotate(-45 68 136)', () => {
    pen.shape('M54 152L40 118H96L82 152Z', pen.metal(second))
    pen.oval(68, 117, 29, 9, lit(second, 0.45))
    pen.line('M50 116h2M60 113h2M60 119h2M70 112h2M70 120h2M80 114h2M80 119h2M90 117h2', dim(second, 0.6), 3)
  })
  pen.shape('M180 176H312L322 306Q320 324 246 324Q172 324 170 306Z', pen.round(main))
  pen.oval(246, 176, 66, 15, lit(main, 0.25))
  pen.oval(246, 178, 58, 11, dim(main, 0.5))
  pen.shape('M184 178Q200 160 250 161V190Q200 188 184 178Z', pen.slope(main))
  pen.line('M179 200Q246 216 314 200M171 294Q246 312 321 294', lit(main, 0.22), 4)
  pen.bar(220, 228, 52, 36, 4, pen.slope(second))
  pen.line('M246 258Q232 246 246 234Q260 246 246 258V238', dim(second, 0.5), 2.5)
  pen.shine('M192 204L184 300Q188 310 204 314L206 208Z', 0.3)
  for (const [x, y] of [
    [34, 196],
    [50, 222],
    [26, 240],
    [46, 262],
  ] as const)
    pen.shape(`M${x} ${y}q7 10 0 16q-8-5 0-16Z`, palette.dusk, 'opacity=".5"')
  pen.oval(246, 312, 40, 2, accent, 'opacity=".4"')
}

export const secateurs: Drawing = (pen, [main, second, accent]) => {
  pen.line('M62 344C120 326 150 330 196 352', palette.moss, 4)
  pen.shape('M112 334q-22-18-40-8q10 22 40 8ZM150 334q6-26 30-26q0 24-30 26Z', pen.slope(palette.leaf))
  pen.group('rotate(36 200 200)', () => {
    pen.shade(
      'M214 40Q246 110 226 190Q288 280 268 384L246 386Q244 300 210 230Q176 300 166 388L146 380Q150 270 196 190Q170 150 190 100Z',
      0.18,
    )
    pen.shape('M184 204Q262 262 256 366Q254 382 242 382T228 364Q226 282 178 222Z', pen.round(main))
    pen.shape('M186 208Q134 186 140 112Q152 106 160 122Q166 166 208 186Z', pen.slope(dim(second, 0.25)))
    pen.shape(
      'M176 196Q224 120 214 22Q162 60 164 130Q166 176 184 206Z',
      pen.blend(
        [
          [0, lit(second, 0.75)],
          [0.5, second],
          [1, dim(second, 0.3)],
        ],
        'across',
      ),
    )
    pen.glint('M210 36Q214 120 184 192', 3, 0.8)
    pen.line('M184 252L212 256L186 266L220 270L184 280L222 284', palette.silver, 4)
    pen.shape('M212 206Q146 270 148 368Q150 384 162 384T176 366Q180 284 222 222Z', pen.round(lit(main, 0.06)))
    pen.oval(198, 204, 18, 18, pen.metal(accent))
    pen.oval(198, 204, 7, 7, pen.ball(palette.silver))
    pen.glint('M206 222Q158 280 156 352', 4, 0.4)
  })
}

export const trowel: Drawing = (pen, [main, second, accent]) => {
  pen.group('rotate(-40 200 200)', () => {
    pen.shade(
      'M176 60Q238 40 262 110Q262 180 216 236V296L232 384Q216 400 200 384L204 240Q158 180 176 60Z',
      0.18,
    )
    pen.shape('M200 20Q254 60 252 138Q246 196 206 214H194Q154 196 148 138Q146 60 200 20Z', pen.metal(main))
    pen.shade('M200 34Q224 90 200 206Q176 90 200 34Z', 0.16)
    pen.line('M226 90h14M228 116h16M228 142h14M224 168h12', dim(main, 0.5), 2.5)
    pen.shape('M188 206H212L208 262H192Z', pen.metal(dim(main, 0.1)))
    pen.shape('M188 256H212L222 320Q224 372 200 382Q176 372 178 320Z', pen.round(second))
    pen.bar(186, 250, 28, 14, 4, pen.metal(palette.brass))
    pen.crease('M192 270Q188 320 194 372M206 270Q212 320 206 374', 1.5, 0.2)
    pen.oval(200, 368, 4, 4, palette.rubber)
    pen.glint('M160 130Q160 76 196 40', 4, 0.8)
  })
  for (const [x, y, r] of [
    [112, 322, 22],
    [142, 336, 28],
    [86, 340, 18],
    [176, 346, 16],
  ] as const)
    pen.oval(x, y, r, r * 0.66, pen.ball('#54382a'))
  pen.line('M138 322C138 300 130 290 122 280M138 322C140 304 148 294 158 288', accent, 4)
  pen.shape('M122 280q-18-4-20-18q20-2 20 18ZM158 288q2-18 20-18q0 18-20 18Z', pen.slope(accent))
}

export const wheelbarrow: Drawing = (pen, [main, second, accent]) => {
  pen.ground(214, 326, 160, 14)
  pen.line('M352 186L120 262L84 278', pen.slope(accent), 12)
  pen.line('M250 250L286 322H262M262 248L286 322', second, 9)
  pen.shape(
    'M58 142Q60 132 74 134L310 150Q326 152 320 166L274 236Q268 244 256 244H148Q132 244 124 232L66 158Q58 150 58 142Z',
    pen.blend([
      [0, lit(main, 0.35)],
      [0.4, main],
      [1, dim(main, 0.4)],
    ]),
  )
  pen.shape('M70 140Q100 100 150 118Q178 84 222 112Q262 96 306 152Z', pen.ball('#5b3d2e'))
  pen.line('M58 142Q60 132 74 136L312 152Q326 154 320 164', lit(main, 0.45), 7)
  pen.crease('M112 160L160 236M190 162L204 238M268 168L240 236', 4, 0.2)
  pen.line('M380 178L334 192', second, 15)
  pen.line('M190 112C190 84 184 70 176 58M190 112C194 88 206 76 216 70', palette.leaf, 4)
  pen.shape('M176 58q-22 0-28-18q26-4 28 18ZM216 70q4-22 28-22q-2 22-28 22Z', pen.slope(palette.leaf))
  pen.oval(96, 276, 50, 50, pen.ball(second))
  pen.oval(96, 276, 33, 33, dim(second, 0.4))
  pen.oval(96, 276, 29, 29, pen.slope(palette.saffron))
  pen.oval(96, 276, 9, 9, pen.ball(palette.steel))
  pen.line('M120 262L98 276', lit(accent, 0.1), 10)
  pen.glint('M58 250Q72 232 94 230', 4, 0.35)
  pen.shine('M78 146L300 160L296 168L90 156Z', 0.25)
}
