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

export const safetyRazor: Drawing = (pen, [main, second, accent]) => {
  pen.ground(210, 328, 90)
  pen.shape(
    'M128 316Q128 296 204 296Q280 296 280 316V322Q280 332 204 332Q128 332 128 322Z',
    pen.metal(dim(main, 0.1)),
  )
  pen.oval(204, 308, 66, 9, lit(main, 0.45))
  pen.line('M248 306V132Q248 112 228 112', dim(main, 0.3), 11)
  pen.line('M247 304V132Q247 114 228 114', lit(main, 0.35), 5)
  pen.line('M228 112H180', main, 9)
  const knurl = pen.cloth(8, 8, () => pen.line('M0 0L8 8M8 0L0 8', dim(main, 0.5), 1.5))
  pen.bar(180, 112, 22, 174, 8, pen.metal(main))
  pen.bar(180, 156, 22, 106, 0, knurl, 'opacity=".7"')
  pen.bar(177, 264, 28, 24, 6, pen.metal(main))
  pen.bar(177, 146, 28, 8, 3, pen.metal(main))
  pen.shape('M182 112L186 92H196L200 112Z', pen.metal(main))
  pen.shape(
    'M134 84Q191 58 248 84L244 96H138Z',
    pen.blend([
      [0, lit(main, 0.6)],
      [0.5, main],
      [1, dim(main, 0.35)],
    ]),
  )
  pen.bar(128, 92, 126, 5, 1, palette.silver)
  pen.line('M136 100H246M140 100v6M154 100v6M168 100v6M214 100v6M228 100v6M242 100v6', dim(main, 0.3), 4)
  pen.glint('M148 80Q190 66 232 78', 3, 0.7)
  pen.shape('M72 330l6-44h44l6 44Z', pen.slope(accent))
  pen.line('M84 306h32M84 316h32', second, 3)
}

export const lipstick: Drawing = (pen, [main, second, accent]) => {
  pen.ground(168, 326, 62)
  pen.shape(
    'M138 196V130Q140 88 180 72Q194 70 194 86V196Z',
    pen.blend(
      [
        [0, dim(main, 0.25)],
        [0.3, lit(main, 0.4)],
        [0.6, main],
        [1, dim(main, 0.4)],
      ],
      'across',
    ),
  )
  pen.shape('M138 132Q142 90 180 72Q192 70 192 84Q176 118 138 132Z', pen.slope(lit(main, 0.28)))
  pen.bar(132, 176, 68, 58, 3, pen.metal(second))
  pen.bar(122, 226, 88, 100, 5, pen.metal(accent))
  pen.bar(122, 230, 88, 6, 0, pen.metal(second))
  pen.crease('M132 190H200', 1.5, 0.3)
  pen.ground(288, 330, 58)
  pen.group('rotate(90 276 300)', () => {
    pen.bar(234, 232, 84, 104, 6, pen.metal(accent))
    pen.bar(234, 232, 84, 8, 3, pen.metal(second))
    pen.oval(276, 284, 13, 13, 'none', `stroke="${second}" stroke-width="4"`)
  })
  pen.line('M232 132C262 112 300 120 306 142S262 176 276 188S322 184 338 172', main, 17, 'opacity=".9"')
  pen.glint('M240 128C266 112 294 120 300 136', 4, 0.3)
}

export const hairbrush: Drawing = (pen, [main, second, accent]) => {
  const bristles = pen.cloth(13, 12, () => {
    pen.oval(4, 4, 2.2, 2.2, dim(second, 0.4))
    pen.oval(10, 10, 2.2, 2.2, lit(second, 0.25))
  })
  pen.group('rotate(34 200 200)', () => {
    pen.shade(
      'M152 74Q216 26 280 74Q306 140 268 210L236 246L242 376Q228 392 214 376L216 246L172 210Q136 140 152 74Z',
      0.2,
    )
    pen.shape(
      'M130 70Q194 12 262 70Q292 140 250 208Q224 232 222 256L226 358Q226 382 200 382T176 358L180 256Q178 232 148 208Q104 140 130 70Z',
      pen.round(main),
    )
    pen.shape('M146 84Q196 40 246 84Q268 140 236 194Q198 220 164 194Q128 140 146 84Z', pen.ball(accent))
    pen.shape('M152 90Q196 50 240 90Q260 140 230 188Q198 210 168 188Q138 140 152 90Z', bristles)
    pen.glint('M136 80Q160 48 198 44', 3, 0.6)
    pen.crease('M190 262Q186 310 190 370M208 250Q214 300 208 372', 1.5, 0.2)
    pen.shine('M184 262L182 352Q184 366 190 370L192 262Z', 0.35)
    pen.oval(200, 364, 5, 5, dim(main, 0.6))
  })
}

export const toothbrushes: Drawing = (pen, [main, second, accent]) => {
  const brush = (turn: number, hue: string) =>
    pen.group(`rotate(${turn} 200 320)`, () => {
      pen.shape('M194 66Q200 58 207 66V300H194Z', pen.round(palette.oak))
      pen.bar(207, 66, 15, 46, 3, hue)
      pen.line('M208 74h13M208 82h13M208 90h13M208 98h13M208 106h13', '#fff7', 1.5)
    })
  pen.ground(204, 326, 84)
  brush(-17, second)
  brush(-5, palette.vermilion)
  brush(7, accent)
  brush(19, palette.pine)
  pen.shape('M132 198H268L260 312Q258 326 240 326H160Q142 326 140 312Z', pen.round(main))
  pen.oval(200, 198, 68, 13, lit(main, 0.5))
  pen.oval(200, 200, 61, 9.5, dim(main, 0.42))
  pen.shape(
    'M137 266Q200 282 263 266L260 312Q258 326 240 326H160Q142 326 140 312Z',
    pen.round(second),
    'opacity=".85"',
  )
  pen.shine('M144 214L150 300Q152 314 160 316L158 216Z', 0.4)
}
