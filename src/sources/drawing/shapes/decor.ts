import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { lathe } from '../lathe.ts'
import { palette } from '../palette.ts'

export const vase: Drawing = (pen, [main, second, accent]) => {
  pen.ground(200, 326, 82)
  for (const [stem, x, y, turn] of [
    ['M194 176C186 120 160 90 140 64', 140, 60, -36],
    ['M200 176C202 110 206 80 204 44', 204, 40, 4],
    ['M206 176C216 120 244 96 262 72', 262, 66, 38],
    ['M198 176C190 140 184 110 174 84', 174, 78, -14],
  ] as const) {
    pen.line(stem, mix(second, palette.moss, 0.5), 3)
    pen.group(`rotate(${turn} ${x} ${y})`, () => {
      pen.oval(x, y, 11, 34, pen.round(turn === 4 ? accent : mix(accent, palette.bone, 0.5)))
      pen.line(
        `M${x} ${y + 30}V${y - 26}M${x - 9} ${y + 8}l9 10 9-10M${x - 9} ${y - 12}l9 10 9-10`,
        dim(accent, 0.35),
        1.5,
        'opacity=".6"',
      )
    })
  }
  pen.shape(
    lathe(200, [
      [166, 30],
      [172, 24],
      [196, 20],
      [214, 74],
      [262, 92],
      [306, 52],
      [326, 46],
    ]),
    pen.round(main),
  )
  pen.oval(200, 166, 30, 7, lit(main, 0.35))
  pen.oval(200, 167, 24, 4.5, dim(main, 0.6))
  pen.shape(
    'M172 168Q200 178 228 168Q224 186 222 196Q214 188 208 200Q200 188 192 204Q184 190 178 196Q176 180 172 168Z',
    palette.clay,
    'opacity=".75"',
  )
  pen.crease('M122 258Q200 276 278 258M130 272Q200 290 270 272', 2, 0.18)
  pen.shine('M140 234Q128 262 152 298Q148 258 164 220Q150 222 140 234Z', 0.4)
}

export const candle: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    200,
    118,
    150,
    130,
    pen.glow(
      [
        [0, '#ffe9a8', 0.9],
        [1, '#ffe9a8', 0],
      ],
      '',
    ),
  )
  pen.ground(202, 322, 92)
  pen.shape('M114 176V296Q116 322 200 324Q284 322 286 296V176Z', pen.round(second))
  pen.shape('M114 254Q200 280 286 254V296Q284 322 200 324Q116 322 114 296Z', pen.round(dim(second, 0.22)))
  pen.oval(200, 177, 86, 21, lit(second, 0.3))
  pen.oval(200, 179, 78, 17, dim(second, 0.35))
  pen.oval(
    200,
    183,
    74,
    14,
    pen.glow(
      [
        [0, '#fffbe2'],
        [0.5, '#fbe3b0'],
        [1, main],
      ],
      '',
    ),
  )
  pen.line('M200 180Q198 168 202 158', palette.ink, 4)
  pen.shape(
    'M201 88Q228 130 214 152Q202 164 190 152Q178 128 201 88Z',
    pen.blend([
      [0, '#fff6c4'],
      [0.55, '#ffd062'],
      [1, accent],
    ]),
  )
  pen.shape('M201 124Q212 144 202 156Q192 146 201 124Z', '#fffdf0')
  pen.bar(164, 216, 72, 44, 3, pen.slope(palette.snow))
  pen.line('M178 230H222M186 240H214M192 249H208', dim(second, 0.4), 3)
  pen.shine('M128 196V292Q130 306 144 312V200Z', 0.28)
}

export const framedPrint: Drawing = (pen, [main, second, accent]) => {
  pen.shade('M92 82H330V346H92Z', 0.16)
  pen.shade('M86 76H322V338H86Z', 0.14)
  pen.bar(70, 54, 246, 272, 2, pen.slope(main))
  pen.shape('M70 54H316L304 66H82Z', lit(main, 0.45))
  pen.shape('M316 54V326L304 314V66Z', dim(main, 0.3))
  pen.bar(82, 66, 222, 248, 0, palette.snow)
  pen.shade('M82 66H304V72H88V314H82Z', 0.18)
  pen.inside('M112 96H274V284H112Z', () => {
    pen.bar(
      112,
      96,
      162,
      188,
      0,
      pen.blend([
        [0, mix(accent, palette.bone, 0.75)],
        [1, mix(accent, palette.saffron, 0.5)],
      ]),
    )
    pen.oval(218, 160, 30, 30, accent)
    pen.shape('M100 214Q150 150 206 214T300 200V290H100Z', mix(second, palette.sage, 0.55))
    pen.shape('M100 246Q176 184 232 236T300 240V290H100Z', second)
    pen.line('M130 290Q190 262 176 236Q170 222 196 212', palette.bone, 4)
  })
  pen.shine('M82 66H190L82 240Z', 0.22)
}

export const roundMirror: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    220,
    236,
    134,
    132,
    pen.glow(
      [
        [0, '#2b1b22', 0.5],
        [0.8, '#2b1b22', 0.26],
        [1, '#2b1b22', 0],
      ],
      '',
    ),
  )
  pen.line('M200 40L104 160M200 40L296 160', dim(accent, 0.2), 9)
  pen.line('M199 40L103 158M200 40L296 158', lit(accent, 0.15), 3)
  pen.oval(200, 40, 12, 12, pen.ball(main))
  pen.oval(200, 214, 130, 130, pen.metal(main))
  pen.oval(200, 214, 121, 121, dim(main, 0.4))
  pen.oval(
    201,
    216,
    118,
    118,
    pen.blend(
      [
        [0, lit(second, 0.75)],
        [0.45, lit(second, 0.35)],
        [1, mix(second, palette.clay, 0.35)],
      ],
      'slant',
    ),
  )
  pen.inside('M82 216a118 118 0 1 0 238 0a118 118 0 1 0-238 0', () => {
    pen.shape('M60 300 230 80 280 80 110 330Z', '#fff7')
    pen.shape('M130 350 330 110 342 110 146 350Z', '#fff5')
    pen.shape(
      'M250 334q-10-60 26-100q6 50-8 100ZM276 334q0-50 40-76q-2 50-26 76Z',
      mix(palette.leaf, second, 0.35),
      'opacity=".7"',
    )
    pen.bar(244, 312, 56, 40, 4, palette.clay, 'opacity=".75"')
  })
  pen.glint('M78 190Q92 116 160 92', 3, 0.8)
}
