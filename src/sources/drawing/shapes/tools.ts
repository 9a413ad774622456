import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const hammer: Drawing = (pen, [main, second, accent]) => {
  pen.group('rotate(32 200 200)', () => {
    pen.shade('M138 60H300Q310 96 280 108H232L240 384H206L212 108H150Z', 0.18)
    pen.shape('M188 92H212L218 300Q222 376 214 388H186Q178 376 182 300Z', pen.round(second))
    pen.shape('M182 300Q178 376 186 388H214Q222 376 218 300Z', pen.round(accent))
    pen.crease('M196 104Q192 200 196 296M204 104Q210 200 204 296', 1.5, 0.25)
    pen.shape('M184 58H218V110Q200 118 184 110Z', pen.metal(main))
    pen.shape(
      'M184 62H152L148 52H118Q110 52 110 62V102Q110 110 118 110H148L152 104H184Z',
      pen.blend([
        [0, lit(main, 0.6)],
        [0.35, main],
        [1, dim(main, 0.55)],
      ]),
    )
    pen.shape(
      'M216 58Q282 44 318 100Q320 110 308 104Q276 78 248 100Q234 110 216 108Z',
      pen.blend([
        [0, lit(main, 0.55)],
        [0.45, main],
        [1, dim(main, 0.5)],
      ]),
    )
    pen.shade('M236 74Q276 62 312 102Q276 72 240 88Z', 0.35)
    pen.bar(106, 50, 10, 62, 4, pen.metal(palette.silver))
    pen.glint('M122 60H144M156 68H180', 3, 0.6)
    pen.oval(200, 62, 14, 4, dim(second, 0.3))
  })
  for (const [x, y, turn] of [
    [302, 318, 70],
    [330, 296, 40],
    [276, 342, 100],
  ] as const)
    pen.group(`rotate(${turn} ${x} ${y})`, () => {
      pen.bar(x - 20, y - 2, 40, 4, 1, palette.steel)
      pen.oval(x - 21, y, 3, 6, palette.slate)
    })
}

export const drill: Drawing = (pen, [main, second, accent]) => {
  pen.ground(226, 332, 106)
  pen.bar(
    40,
    132,
    66,
    7,
    2,
    pen.blend([
      [0, lit(palette.steel, 0.6)],
      [1, dim(palette.steel, 0.4)],
    ]),
  )
  pen.shape(
    'M102 118L146 110V160L102 152Z',
    pen.blend([
      [0, lit(second, 0.3)],
      [1, dim(second, 0.4)],
    ]),
  )
  pen.crease('M112 117V153M122 115V155M132 113V157', 3, 0.4)
  pen.bar(
    144,
    98,
    38,
    74,
    6,
    pen.blend([
      [0, lit(accent, 0.3)],
      [0.5, accent],
      [1, dim(accent, 0.4)],
    ]),
  )
  pen.crease('M152 100V170M160 100V170M168 100V170', 2, 0.25)
  pen.shape('M224 160H300L292 286H218Z', pen.slope(second))
  pen.shape(
    'M178 98Q180 86 196 84H296Q338 88 340 132Q338 180 306 186L296 240H232L226 188H190Q178 184 178 172Z',
    pen.slope(main),
  )
  pen.shape('M234 196H290L284 278H226Z', pen.round(second))
  pen.line('M244 206l34 12M242 222l34 12M240 238l34 12M238 254l34 12', lit(second, 0.3), 4, 'opacity=".6"')
  pen.shape('M210 190Q206 214 220 226L230 222L228 190Z', pen.slope(accent))
  pen.shape(
    'M186 282H304Q316 284 316 296V322Q316 332 304 332H184Q172 332 172 322V298Q174 284 186 282Z',
    pen.slope(second),
  )
  pen.bar(172, 296, 144, 9, 0, main)
  for (const [x, hue] of [
    [196, palette.sage],
    [212, palette.sage],
    [228, palette.slate],
  ] as const)
    pen.oval(x, 318, 5, 5, hue)
  pen.crease('M300 108V160M312 110V158M324 116V150', 5, 0.4)
  pen.bar(200, 122, 74, 28, 4, pen.slope(palette.snow))
  pen.line('M212 144L226 128V140H238L224 152', accent, 4)
  pen.shine('M188 100Q192 92 206 92H292Q238 98 188 116Z', 0.5)
}

export const tapeMeasure: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 318, 136, 18)
  pen.shape('M120 286H382V314H120Z', pen.slope(palette.lemon))
  let ticks = ''
  for (let i = 0; i < 9; i++) ticks += `M${298 + i * 9} 288v${i % 4 === 0 ? 14 : 8}`
  pen.line(ticks, palette.ink, 2)
  pen.shape('M376 280h8v44h-8q-4-8 0-14Z', pen.metal(accent))
  pen.shape('M72 184Q72 78 184 76Q292 76 296 180V296Q294 318 272 318H94Q72 318 72 296Z', pen.slope(second))
  pen.shape('M84 186Q86 92 184 90Q278 92 282 182V288Q280 302 264 302H104Q84 302 84 286Z', pen.ball(main))
  pen.oval(184, 198, 74, 74, pen.slope(second))
  pen.oval(184, 198, 64, 64, pen.ball(lit(main, 0.06)))
  pen.line(
    'M152 178H132L128 198Q150 190 152 206Q150 222 126 218M176 222V196Q176 186 188 188T198 198V222M198 198Q200 186 212 188T222 198V222',
    palette.ink,
    8,
  )
  pen.bar(156, 60, 62, 22, 8, pen.fall(palette.vermilion))
  pen.crease('M168 64V76M180 64V76M192 64V76M204 64V76', 3, 0.35)
  pen.shine('M92 186Q94 108 168 98Q116 122 108 190Q96 200 92 186Z', 0.5)
  pen.bar(258, 286, 44, 28, 4, dim(second, 0.3))
}

export const screwdrivers: Drawing = (pen, [main, second, accent]) => {
  const driver = (x: number, y: number, turn: number, hue: string, tip: string) =>
    pen.group(`translate(${x} ${y})rotate(${turn})`, () => {
      pen.shade('M6 14H24V-132H36V14Q44 40 38 130H-8Z', 0.16)
      pen.shape(tip, pen.metal(dim(second, 0.2)))
      pen.bar(-6, -118, 12, 130, 1, pen.metal(second))
      pen.shape('M-13 8H13L24 44Q18 70 24 104Q24 140 0 142T-24 104Q-18 70-24 44Z', pen.round(hue))
      pen.crease('M-9 40V126M9 40V126', 3, 0.25)
      pen.bar(-14, 4, 28, 12, 3, pen.metal(palette.brass))
      pen.glint('M-15 50Q-10 72-15 110', 3, 0.5)
    })
  driver(108, 190, -14, main, 'M-6-116H6V-132L10-152H-10L-6-132Z')
  driver(204, 186, 0, accent, 'M-6-116H6V-138L0-156L-6-138Z')
  driver(296, 200, 13, palette.pine, 'M-6-116H6V-138L0-154L-6-138Z')
}

export const toolbox: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 322, 166, 16)
  pen.line('M112 160V106Q112 92 126 92H274Q288 92 288 106V160', second, 11)
  pen.line('M113 160V107Q113 94 127 94H273', lit(second, 0.4), 3)
  pen.shape('M128 164L146 116L158 122L150 164Z', pen.metal(accent))
  pen.shape('M170 164V108L182 96L194 108V164Z', pen.round(palette.oak))
  pen.shape('M230 164L236 124H222V108H276V124H250L246 164Z', pen.metal(palette.slate))
  pen.shape('M38 178L60 152H340L362 178Z', dim(main, 0.5))
  pen.bar(30, 172, 164, 46, 5, pen.slope(lit(main, 0.1)))
  pen.bar(206, 172, 164, 46, 5, pen.slope(main))
  pen.bar(
    48,
    222,
    304,
    100,
    6,
    pen.blend([
      [0, lit(main, 0.25)],
      [0.4, main],
      [1, dim(main, 0.35)],
    ]),
  )
  pen.line('M74 196L96 244M118 196L140 244M326 196L304 244M282 196L260 244', pen.metal(accent), 8)
  pen.line('M74 196L96 244M118 196L140 244M326 196L304 244M282 196L260 244', dim(accent, 0.15), 7)
  for (const [x, y] of [
    [74, 196],
    [96, 244],
    [118, 196],
    [140, 244],
    [326, 196],
    [304, 244],
    [282, 196],
    [260, 244],
  ] as const)
    pen.oval(x, y, 4, 4, dim(accent, 0.55))
  pen.crease('M30 182H194M206 182H370M48 302H352', 2, 0.25)
  pen.bar(172, 234, 56, 40, 4, pen.metal(accent))
  pen.oval(200, 250, 6, 6, palette.ink)
  pen.bar(198, 252, 4, 12, 1, palette.ink)
  pen.bar(30, 172, 164, 5, 2, lit(main, 0.5))
  pen.bar(206, 172, 164, 5, 2, lit(main, 0.4))
  pen.shine('M54 228H150L70 316H54Z', 0.14)
}
