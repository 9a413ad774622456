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

export const cushion: Drawing = (pen, [main, second, accent]) => {
  const print = pen.cloth(
    46,
    46,
    () => {
      pen.line('M23 6V40M23 14q-12 0-14 10M23 14q12 0 14 10M23 26q-9 0-11 9M23 26q9 0 11 9', second, 4)
      pen.oval(23, 6, 3, 3, accent)
      pen.oval(0, 23, 3, 3, accent)
    },
    12,
  )
  const body =
    'M72 112Q66 84 98 92Q200 112 302 90Q336 82 328 116Q308 200 330 292Q336 326 300 320Q200 302 98 322Q64 326 72 292Q92 200 72 112Z'
  pen.ground(204, 318, 128)
  pen.shape(body, pen.ball(main))
  pen.shape(body, print, 'opacity=".8"')
  pen.shape(
    body,
    pen.glow([
      [0, '#fff', 0.42],
      [0.5, '#fff', 0],
      [1, '#212', 0.42],
    ]),
  )
  pen.crease(
    'M84 102Q110 132 130 138M316 102Q296 130 276 138M84 312Q104 286 126 276M316 310Q300 284 278 276',
    4,
    0.16,
  )
  pen.line(body, lit(accent, 0.1), 4)
  pen.crease('M92 130Q104 200 90 280', 3, 0.1)
}

export const woolThrow: Drawing = (pen, [main, second, accent]) => {
  const check = pen.cloth(68, 68, () => {
    pen.bar(0, 0, 68, 68, 0, main)
    pen.shape('M0 8h68v18H0ZM8 0h18v68H8Z', second, 'opacity=".75"')
    pen.shape('M0 46h68v5H0ZM46 0h5v68h-5Z', accent, 'opacity=".8"')
  })
  const fringe = (y: number, from: number, to: number) => {
    let d = ''
    for (let x = from; x <= to; x += 11) d += `M${x} ${y}q3 9-2 20`
    pen.line(d, lit(main, 0.25), 4)
  }
  const fold = (d: string) => {
    pen.shape(d, check)
    pen.shape(
      d,
      pen.blend([
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [1, '#212', 0.38],
      ]),
    )
  }
  pen.ground(204, 314, 150)
  fold('M62 244Q54 306 90 308H314Q348 306 340 246Z')
  fold('M66 196Q50 256 86 258H318Q348 254 336 196Z')
  fold('M70 150Q52 208 88 210H316Q346 206 332 150Z')
  fold('M78 106Q54 112 60 150Q66 168 92 166H322Q346 160 338 130Q332 100 300 104Z')
  fold('M148 100H252Q262 168 256 262H142Q150 170 148 100Z')
  fringe(260, 146, 256)
  pen.crease('M92 166H148M258 166H322M88 210H144M258 210H316M86 258H142M258 258H318', 2, 0.35)
}

export const rattanBasket: Drawing = (pen, [main, second, accent]) => {
  const weave = pen.cloth(24, 16, () => {
    pen.bar(0, 0, 24, 16, 0, main)
    pen.line('M1 4H11M13 12H23', lit(main, 0.4), 5)
    pen.line('M1 8H11M13 16H23M13 0H23', dim(main, 0.32), 2)
  })
  const body = 'M98 150Q72 250 104 318Q200 332 296 318Q328 250 302 150Z'
  pen.ground(202, 320, 116)
  pen.line('M112 160C82 84 150 84 146 158M254 158C250 84 318 84 288 160', dim(second, 0.2), 13)
  pen.line('M112 160C82 84 150 84 146 158M254 158C250 84 318 84 288 160', lit(second, 0.25), 6)
  pen.oval(200, 150, 102, 22, dim(main, 0.6))
  pen.shape(
    'M118 152Q126 104 176 120Q214 92 250 124Q284 118 284 154Q200 178 118 152Z',
    pen.ball(palette.snow),
  )
  pen.crease('M160 156Q170 132 190 124M214 160Q236 132 250 126', 3, 0.2)
  pen.shape(body, weave)
  pen.inside(body, () => pen.shape('M70 232Q200 262 330 232V274Q200 306 70 274Z', accent, 'opacity=".72"'))
  pen.shape(
    body,
    pen.blend(
      [
        [0, '#212', 0.25],
        [0.28, '#fff', 0.3],
        [0.55, '#fff', 0],
        [1, '#212', 0.5],
      ],
      'across',
    ),
  )
  pen.line('M98 152Q200 186 302 152', lit(main, 0.3), 9)
  pen.line('M98 156Q200 190 302 156', dim(main, 0.3), 2)
}
