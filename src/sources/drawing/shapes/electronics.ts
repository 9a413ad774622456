import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const headphones: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 326, 128)
  pen.line('M96 226C84 22 316 22 304 226', dim(main, 0.5), 24)
  pen.line('M95 224C84 20 316 20 303 222', pen.slope(main), 19)
  pen.line('M116 158C126 44 274 44 284 158', dim(second, 0.35), 15)
  pen.line('M118 156C128 48 272 48 282 156', lit(second, 0.12), 7)
  pen.line('M120 152C130 50 270 50 280 152', lit(second, 0.6), 1.5, 'stroke-dasharray="5 5"')
  pen.line('M96 180V232M304 180V232', pen.metal(accent), 9)
  pen.line('M96 180L95 232M304 180L305 232', accent, 8)
  pen.shape('M118 196Q152 192 156 252Q154 320 122 322Q108 320 108 260Q108 200 118 196Z', pen.ball(second))
  pen.shape(
    'M282 196Q248 192 244 252Q246 320 278 322Q292 320 292 260Q292 200 282 196Z',
    pen.ball(dim(second, 0.2)),
  )
  pen.shape('M120 194Q64 188 60 258Q62 326 120 324Q134 300 134 258T120 194Z', pen.round(main))
  pen.shape('M280 194Q336 188 340 258Q338 326 280 324Q266 300 266 258T280 194Z', pen.round(main))
  pen.oval(92, 258, 21, 46, pen.slope(dim(main, 0.15)))
  pen.oval(92, 258, 21, 46, 'none', `stroke="${accent}" stroke-width="3"`)
  pen.oval(308, 258, 21, 46, pen.slope(dim(main, 0.3)))
  pen.oval(308, 258, 21, 46, 'none', `stroke="${accent}" stroke-width="3"`)
  pen.crease('M86 238V278M92 232V284M98 238V278', 2.5, 0.5)
  pen.shine('M70 250Q72 212 104 202Q84 222 82 286Q72 276 70 250Z', 0.32)
  pen.glint('M101 170C108 98 150 72 196 71', 3, 0.3)
}

export const curvedMonitor: Drawing = (pen, [main, second, accent]) => {
  const screen = 'M34 102Q200 122 366 102L362 252Q200 268 38 252Z'
  pen.ground(204, 334, 118, 16)
  pen.shape('M182 256H222L226 318H176Z', pen.metal(palette.silver))
  pen.shape('M108 326Q112 312 200 310T292 326Q290 336 200 336T108 326Z', pen.fall(palette.silver))
  pen.shape('M22 92Q200 114 378 92Q382 92 382 98L378 258Q200 280 22 258L18 98Q18 92 22 92Z', pen.slope(main))
  pen.shape(
    screen,
    pen.blend([
      [0, mix(second, palette.saffron, 0.55)],
      [0.45, mix(second, palette.blush, 0.5)],
      [1, dim(second, 0.35)],
    ]),
  )
  pen.inside(screen, () => {
    pen.oval(250, 168, 34, 34, lit(palette.saffron, 0.65))
    pen.shape('M20 210Q80 150 130 196T230 190T380 176V280H20Z', mix(second, palette.plum, 0.45))
    pen.shape('M20 236Q110 186 190 226T380 214V280H20Z', dim(mix(second, palette.pine, 0.5), 0.2))
    pen.bar(52, 124, 108, 76, 5, palette.snow, 'opacity=".86"')
    pen.line('M62 140H120M62 154H148M62 166H140M62 178H146', second, 4, 'opacity=".6"')
    pen.oval(62, 131, 3, 3, accent)
  })
  pen.shine('M34 102Q110 112 178 112L110 258Q70 256 38 252Z', 0.13)
  pen.oval(200, 266, 3, 3, accent)
  pen.glint('M24 96Q200 118 376 96', 2, 0.35)
}

export const portableDrive: Drawing = (pen, [main, second, accent]) => {
  pen.ground(214, 306, 130, 26)
  pen.line('M284 222C350 214 366 260 320 290S250 330 296 352', dim(second, 0.25), 10)
  pen.line('M284 220C348 213 363 259 318 288S248 328 294 350', lit(second, 0.12), 5)
  pen.shape('M292 340l34 6-4 24-36-7Z', pen.metal(palette.charcoal))
  pen.shape('M322 350l18 3-3 13-17-3Z', pen.metal(accent))
  pen.shape(
    'M68 164L214 108Q224 104 232 112L330 204Q336 212 326 218L176 296Q166 300 158 292L64 182Q58 170 68 164Z',
    pen.slope(main),
  )
  pen.shape(
    'M62 176L158 290Q166 300 176 294L330 214V238Q330 246 320 250L180 322Q168 328 158 318L66 208Q60 200 62 176Z',
    pen.blend(
      [
        [0, dim(main, 0.3)],
        [0.45, lit(main, 0.2)],
        [1, dim(main, 0.55)],
      ],
      'across',
    ),
  )
  for (let i = 0; i < 6; i++) {
    const [x, y] = [92 + i * 26, 166 - i * 10]
    pen.line(`M${x} ${y}L${x + 92} ${y + 102}`, dim(main, 0.4), 5)
    pen.line(`M${x - 3} ${y + 1}L${x + 89} ${y + 103}`, lit(main, 0.5), 2, 'opacity=".7"')
  }
  pen.shape('M258 160L288 188L306 180L276 151Z', second)
  pen.bar(272, 240, 30, 10, 4, palette.ink, 'transform="rotate(-27 272 240)"')
  pen.oval(234, 270, 4, 4, lit(palette.sage, 0.5))
  pen.glint('M70 168L214 112Q222 108 230 114', 3, 0.7)
}

export const camera: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 312, 150, 20)
  pen.line('M58 170C10 210 24 300 62 322', dim(accent, 0.25), 12)
  pen.line('M57 168C10 208 23 298 61 320', lit(accent, 0.2), 4)
  pen.shape('M148 118L164 82Q168 76 178 76H228Q238 76 242 82L256 118Z', pen.fall(second))
  pen.bar(84, 100, 46, 22, 4, pen.metal(second))
  pen.crease('M90 102v18M98 102v18M106 102v18M114 102v18M122 102v18', 2, 0.3)
  pen.bar(276, 98, 54, 24, 4, pen.metal(second))
  pen.bar(290, 88, 26, 12, 5, pen.ball(palette.vermilion))
  pen.bar(52, 116, 300, 192, 20, pen.slope(main))
  pen.shape('M72 116H332Q352 116 352 136V156H52V136Q52 116 72 116Z', pen.fall(second))
  const hide = pen.cloth(7, 7, () => pen.oval(3, 3, 1.5, 1.5, '#fff2'))
  pen.bar(52, 156, 300, 128, 0, hide)
  pen.shape('M52 156H108Q92 220 108 284H52Z', pen.round(dim(main, 0.25)))
  pen.oval(206, 216, 88, 88, pen.metal(dim(second, 0.25)))
  pen.oval(206, 216, 80, 80, pen.ball(lit(main, 0.05)))
  pen.oval(206, 216, 68, 68, 'none', `stroke="${second}" stroke-width="4" stroke-dasharray="2 5"`)
  pen.oval(206, 216, 56, 56, dim(main, 0.5))
  pen.oval(
    206,
    216,
    47,
    47,
    pen.glow(
      [
        [0, '#9fc4d8'],
        [0.35, '#41618f'],
        [0.75, '#1d1b33'],
        [1, '#0e0c18'],
      ],
      'cx=".36" cy=".32" r=".8"',
    ),
  )
  pen.oval(218, 230, 22, 20, '#7a4f8c', 'opacity=".4"')
  pen.shine('M174 204Q180 180 204 176Q188 190 186 214Q176 214 174 204Z', 0.75)
  pen.oval(228, 238, 6, 5, '#fff9')
  pen.oval(310, 138, 10, 10, dim(main, 0.2))
  pen.bar(180, 88, 46, 18, 3, dim(main, 0.3))
  pen.glint('M70 120H330', 2, 0.6)
}

export const speaker: Drawing = (pen, [main, second, accent]) => {
  const mesh = pen.cloth(8, 8, () => {
    pen.oval(2, 2, 1.6, 1.6, '#2126')
    pen.oval(6, 6, 1.6, 1.6, '#2126')
    pen.oval(6, 2, 1, 1, '#fff4')
  })
  pen.ground(206, 314, 152, 20)
  pen.line('M318 170C372 150 388 226 352 262', dim(second, 0.35), 13)
  pen.line('M318 169C370 150 386 224 351 260', lit(second, 0.25), 5)
  pen.bar(46, 128, 308, 188, 92, pen.slope(lit(second, 0.1)))
  pen.bar(60, 142, 280, 162, 80, dim(main, 0.5))
  pen.bar(64, 147, 272, 155, 77, pen.ball(main))
  for (const x of [138, 262]) {
    pen.oval(x, 224, 60, 60, dim(main, 0.45), 'opacity=".55"')
    pen.oval(
      x + 2,
      228,
      54,
      54,
      pen.glow(
        [
          [0, dim(main, 0.2)],
          [0.25, lit(main, 0.12)],
          [0.3, dim(main, 0.35)],
          [1, main],
        ],
        '',
      ),
    )
  }
  pen.bar(64, 147, 272, 155, 77, mesh)
  pen.bar(190, 210, 20, 28, 4, pen.slope(accent))
  pen.shape('M150 128H250Q246 138 236 138H164Q154 138 150 128Z', dim(second, 0.35))
  pen.line('M176 133h9M196 129v8M192 133h8M214 133h9', palette.snow, 2)
  pen.glint('M58 206Q64 146 132 136H160', 4, 0.55)
  pen.shine('M80 220Q84 168 138 158Q106 182 100 240Q82 240 80 220Z', 0.22)
}

export const smartwatch: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 352, 70, 12)
  pen.shape('M148 126L158 36Q160 24 174 24H230Q244 24 246 36L256 126Z', pen.round(second))
  pen.shape('M148 268L158 342Q160 354 174 354H230Q244 354 246 342L256 268Z', pen.round(dim(second, 0.14)))
  for (const y of [300, 318, 336]) pen.oval(202, y, 6, 4, dim(second, 0.55))
  pen.bar(288, 176, 14, 34, 6, pen.fall(palette.silver))
  pen.crease('M290 184h10M290 192h10M290 200h10', 2, 0.4)
  pen.bar(112, 104, 180, 184, 46, pen.metal(palette.silver))
  pen.bar(120, 112, 164, 168, 40, pen.slope(main))
  pen.bar(
    130,
    122,
    144,
    148,
    32,
    pen.glow([
      [0, '#2d3350'],
      [1, '#0f0e18'],
    ]),
  )
  pen.oval(202, 196, 58, 58, 'none', 'stroke="#ffffff" stroke-width="7" opacity=".1"')
  pen.line('M202 138A58 58 0 1 1 146 210', accent, 7)
  pen.line('M202 154A42 42 0 0 1 240 214', palette.sage, 7)
  for (let turn = 0; turn < 360; turn += 30)
    pen.bar(200.5, 128, 3, 7, 1, '#fff', `opacity=".6" transform="rotate(${turn} 202 196)"`)
  pen.line('M202 196L180 170M202 196L232 176', palette.snow, 6)
  pen.line('M202 196L198 236', palette.vermilion, 2.5)
  pen.oval(202, 196, 5, 5, palette.snow)
  pen.shine('M130 154Q130 124 162 122H206L140 250Q130 242 130 238Z', 0.14)
  pen.glint('M118 166V150Q120 112 158 108H220', 3, 0.8)
}
