import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

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
