import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const soapBar: Drawing = (pen, [main, second, accent]) => {
  const oats = pen.cloth(44, 30, () => {
    for (const [x, y, turn] of [
      [9, 8, 30],
      [30, 19, -20],
      [20, 26, 70],
    ] as const)
      pen.oval(x, y, 4, 1.8, accent, `opacity=".7" transform="rotate(${turn} ${x} ${y})"`)
  })
  pen.ground(206, 300, 150, 26)
  for (const [x, stem] of [
    [96, 'M110 236C110 160 96 130 84 96'],
    [118, 'M122 236C126 170 122 130 118 100'],
  ] as const) {
    pen.line(stem, palette.moss, 3)
    for (let i = 0; i < 6; i++)
      pen.oval(x - 12 + i * 2 + (i % 2) * 9, 98 + i * 10, 6, 7, pen.ball(mix(palette.plum, second, 0.5)))
  }
  pen.shape(
    'M70 216L250 178Q264 176 274 182L342 218Q348 224 344 234V268Q344 276 332 280L158 314Q146 316 136 310L68 268Q60 262 60 254V226Q60 218 70 216Z',
    dim(main, 0.25),
  )
  pen.shape(
    'M70 212L250 172Q264 170 274 176L342 212Q352 220 336 226L158 262Q146 264 136 258L66 226Q56 216 70 212Z',
    pen.slope(lit(main, 0.2)),
  )
  pen.shape(
    'M70 212L250 172Q264 170 274 176L342 212Q352 220 336 226L158 262Q146 264 136 258L66 226Q56 216 70 212Z',
    oats,
  )
  pen.shape('M148 263L344 222V268Q344 276 332 280L158 314Q150 315 146 314Z', pen.slope(main))
  pen.shape('M148 263L344 222V268Q344 276 332 280L158 314Q150 315 146 314Z', oats)
  pen.shape('M176 189L236 176L332 226V280L268 292V240Z', mix(second, main, 0.3))
  pen.shape('M176 189L236 176L330 222L268 240Z', pen.slope(mix(second, main, 0.5)))
  pen.line('M248 210Q232 198 216 196M240 204l-4-8M232 200l-2-8M240 205l-10 2', palette.snow, 3)
  pen.shape('M284 246l34-7v26l-34 7Z', palette.snow, 'opacity=".85"')
  pen.glint('M74 216L136 252Q148 258 160 256L330 220', 2, 0.5)
}

export const handCream: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 330, 62)
  pen.bar(122, 54, 156, 20, 2, pen.metal(palette.silver))
  pen.crease('M126 60H274M126 67H274', 1.5, 0.3)
  pen.shape('M124 74H276Q274 200 246 274H154Q126 200 124 74Z', pen.round(main))
  pen.shape('M126 74Q200 96 274 74L272 96Q200 120 128 96Z', dim(main, 0.3), 'opacity=".35"')
  pen.shape('M150 268H250L244 282H156Z', pen.metal(palette.silver))
  pen.shape('M150 280H250L244 326Q200 334 156 326Z', pen.round(accent))
  pen.crease('M164 284l3 40M178 284l2 43M192 284v44M208 284v44M222 284l-2 43M236 284l-3 40', 2, 0.25)
  pen.shape('M146 126H254L248 214H152Z', pen.round(second))
  pen.line('M200 198Q196 168 202 140', main, 3)
  for (const [x, y, turn] of [
    [190, 178, -50],
    [212, 172, 50],
    [190, 158, -44],
    [212, 152, 44],
    [202, 140, 0],
  ] as const)
    pen.oval(x, y, 5, 13, dim(main, 0.25), `transform="rotate(${turn} ${x} ${y})"`)
  pen.bar(176, 226, 48, 5, 2, second)
  pen.bar(184, 238, 32, 4, 2, second)
  pen.shine('M136 80Q138 180 160 256L170 258Q152 170 152 86Z', 0.4)
}

export const perfume: Drawing = (pen, [main, second, accent]) => {
  pen.ground(208, 324, 100)
  pen.shape(
    'M104 178Q104 164 118 162H282Q296 164 296 178V308Q296 324 280 324H120Q104 324 104 308Z',
    pen.blend(
      [
        [0, lit(main, 0.75)],
        [0.3, lit(main, 0.3)],
        [0.7, main],
        [1, dim(main, 0.32)],
      ],
      'slant',
    ),
  )
  pen.shape(
    'M120 196Q200 188 280 196V302Q280 308 272 308H128Q120 308 120 302Z',
    pen.blend(
      [
        [0, lit(second, 0.35)],
        [0.5, mix(second, main, 0.35)],
        [1, dim(second, 0.25)],
      ],
      'slant',
    ),
  )
  pen.oval(200, 196, 80, 5, '#fff8')
  pen.line('M200 164V292', lit(main, 0.7), 3, 'opacity=".8"')
  pen.bar(172, 140, 56, 24, 3, pen.metal(second))
  pen.bar(164, 66, 72, 76, 8, pen.round(accent))
  pen.oval(200, 70, 32, 6, lit(accent, 0.25))
  pen.crease('M180 76V138M214 76V138', 1.5, 0.2)
  pen.bar(154, 224, 92, 54, 2, pen.slope(palette.snow))
  pen.line('M160 230H240V272H160Z', second, 1.5)
  pen.line('M186 258q0-16 14-16t14 16M178 258H222M190 264H210', palette.ink, 2.5)
  pen.oval(200, 248, 3, 3, palette.ink)
  pen.shine('M112 180Q112 172 122 170H150L126 318Q112 318 112 306Z', 0.5)
  pen.glint('M288 190V306', 3, 0.5)
  pen.shade('M210 336Q300 324 352 338Q290 352 210 336Z', 0.05)
}

export const pumpBottle: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 328, 76)
  pen.bar(194, 92, 12, 44, 2, pen.metal(palette.silver))
  pen.shape(
    'M132 76Q130 66 142 64H218Q228 64 228 76V92H188Q182 84 160 86H140L134 96Z',
    pen.fall(lit(second, 0.15)),
  )
  pen.shape('M170 128H230L234 156H166Z', pen.round(second))
  pen.crease('M178 130v24M190 130v24M210 130v24M222 130v24', 2, 0.5)
  pen.shape(
    'M170 154H230Q274 162 274 204V306Q274 328 252 328H148Q126 328 126 306V204Q126 162 170 154Z',
    pen.blend(
      [
        [0, dim(main, 0.55)],
        [0.22, lit(main, 0.3)],
        [0.5, main],
        [0.8, dim(main, 0.45)],
        [1, lit(main, 0.05)],
      ],
      'across',
    ),
  )
  pen.bar(126, 210, 148, 86, 0, pen.round(accent))
  pen.shape('M200 222Q232 244 206 274Q200 278 194 274Q168 244 200 222Z', palette.leaf)
  pen.line('M200 232V284M200 246l10-6M200 246l-10-6M200 260l12-8M200 260l-12-8', accent, 2)
  pen.bar(142, 224, 26, 5, 2, second)
  pen.bar(142, 236, 18, 4, 2, second)
  pen.bar(232, 276, 28, 5, 2, second)
  pen.shine('M138 206Q138 178 164 168Q152 186 150 206ZM138 300H150V316Q140 314 138 304Z', 0.5)
  pen.glint('M146 70H212', 3, 0.35)
}
