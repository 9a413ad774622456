import { dim, lit, mix } from '../colour.ts'
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

export const seedPacket: Drawing = (pen, [main, second, accent]) => {
  const flower = (x: number, y: number, hue: string) => {
    pen.oval(x - 13, y - 7, 17, 15, pen.ball(hue), `transform="rotate(-20 ${x} ${y})"`)
    pen.oval(x + 13, y - 7, 17, 15, pen.ball(hue), `transform="rotate(20 ${x} ${y})"`)
    pen.oval(x, y + 8, 12, 14, pen.ball(dim(hue, 0.2)))
  }
  pen.group('rotate(6 200 200)', () => {
    pen.shade('M122 66H294L300 344H126Z', 0.18)
    pen.shape('M112 52H284V334H112Z', pen.slope(second))
    pen.shape(
      'M112 52l8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 4-8V74H112Z',
      dim(second, 0.14),
    )
    pen.bar(126, 88, 144, 172, 4, pen.slope(mix(palette.sky, palette.paper, 0.4)))
    pen.line(
      'M198 260C190 220 214 200 196 160S190 120 186 118M196 216C226 204 232 190 234 176M200 236C170 226 160 216 158 204',
      accent,
      4,
    )
    pen.shape('M170 240q-26 0-32-18q26-6 32 18ZM212 244q8-24 34-22q-4 24-34 22Z', pen.slope(accent))
    flower(188, 124, main)
    flower(236, 164, palette.plum)
    flower(156, 190, lit(main, 0.45))
    pen.bar(150, 278, 96, 9, 4, accent)
    pen.bar(168, 296, 60, 6, 3, dim(second, 0.4))
    pen.bar(126, 316, 144, 4, 0, main)
    pen.shine('M112 60H190L112 260Z', 0.2)
  })
  for (const [x, y] of [
    [78, 334],
    [98, 346],
    [64, 352],
    [322, 346],
    [338, 336],
  ] as const) {
    pen.ground(x, y + 6, 8)
    pen.oval(x, y, 8, 7, pen.ball('#6b4a38'))
  }
}

export const lantern: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    200,
    216,
    190,
    170,
    pen.glow(
      [
        [0, accent, 0.75],
        [1, accent, 0],
      ],
      '',
    ),
  )
  pen.ground(204, 334, 92)
  pen.line('M124 140C96 12 304 12 276 140', palette.steel, 5)
  pen.line('M136 300C96 250 96 190 136 130M264 300C304 250 304 190 264 130', dim(main, 0.2), 9)
  pen.glint('M132 296C96 250 96 190 132 134', 2, 0.4)
  pen.shape(
    'M154 142Q120 214 154 280H246Q280 214 246 142Z',
    pen.glow(
      [
        [0, '#fffbe0'],
        [0.45, lit(accent, 0.45)],
        [1, mix(accent, palette.dusk, 0.35)],
      ],
      '',
    ),
  )
  pen.shape(
    'M200 174Q230 214 216 244Q200 258 184 244Q172 212 200 174Z',
    pen.blend([
      [0, '#fff7c9'],
      [0.6, '#ffcf5e'],
      [1, accent],
    ]),
  )
  pen.shape('M201 214Q212 232 202 248Q190 236 201 214Z', '#fffdf0')
  pen.line('M138 212H262M170 142Q150 214 170 280M230 142Q250 214 230 280', palette.steel, 2.5)
  pen.shape('M142 144L158 116H242L258 144Z', pen.round(main))
  pen.shape('M164 116L170 82H230L236 116Z', pen.round(dim(main, 0.1)))
  pen.shape('M156 84Q160 62 200 60Q240 62 244 84Z', pen.round(main))
  pen.line('M180 92v16M194 92v16M208 92v16M222 92v16', dim(main, 0.6), 5)
  pen.shape('M138 278H262L282 306V322Q280 334 200 334Q120 334 118 322V306Z', pen.round(main))
  pen.line('M120 308Q200 322 280 308', second, 4)
  pen.oval(286, 296, 9, 9, pen.ball(second))
  pen.shine('M150 170Q140 216 156 262Q146 216 162 166Z', 0.6)
}

export const birdhouse: Drawing = (pen, [main, second, accent]) => {
  pen.shade('M140 150L222 82L330 160L310 330L160 330Z', 0.14)
  pen.line('M200 90V24', palette.walnut, 6)
  pen.oval(200, 22, 7, 7, 'none', `stroke="${palette.steel}" stroke-width="4"`)
  pen.shape('M122 156L186 96L268 150V320H122Z', pen.slope(main))
  pen.shape('M250 140L304 160V306L250 322Z', dim(main, 0.4))
  pen.crease(
    'M122 200H250M122 244H250M122 286H250M150 160V196M210 204V240M164 248V282M228 290V318',
    1.5,
    0.16,
  )
  pen.shape('M92 178L178 76L196 74L276 160L262 170L186 94L108 186Z', pen.slope(lit(second, 0.25)))
  pen.shape('M178 76L240 70L330 158L276 162L196 74Z', pen.slope(second))
  pen.crease('M210 74L290 160M226 72L308 160M214 92L258 88M234 114L280 110M256 138L302 134', 2, 0.4)
  pen.oval(186, 210, 30, 31, dim(main, 0.35))
  pen.oval(187, 212, 25, 26, '#2a1c1c')
  pen.bar(178, 262, 12, 12, 5, pen.ball(dim(main, 0.2)))
  pen.shape('M162 236q-26-10-22-34q4-18 24-18q18 2 22 22q4 20-14 30Z', pen.ball(palette.dusk))
  pen.shape('M150 232Q136 224 140 204Q158 200 166 214Q164 230 150 232Z', pen.ball(palette.saffron))
  pen.shape('M142 192l-16 4 16 6Z', palette.charcoal)
  pen.oval(153, 194, 3.5, 3.5, palette.ink)
  pen.shine('M126 158L184 104V116L130 168V310H126Z', 0.35)
  pen.shape('M122 312H254L306 298V310L252 330H122Z', pen.slope(accent))
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
