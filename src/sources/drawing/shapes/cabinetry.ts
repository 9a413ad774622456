import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const diningTable: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 338, 132, 20)
  pen.shape(
    'M182 192H220L232 300Q268 316 290 330Q292 340 280 340Q200 316 122 340Q110 340 112 330Q136 314 170 300Z',
    pen.round(second),
  )
  pen.shape('M34 170V182Q38 226 200 228Q362 226 366 182V170Z', pen.round(dim(main, 0.15)))
  pen.oval(200, 170, 166, 50, pen.slope(main))
  pen.line(
    'M52 160Q200 150 348 160M40 176Q200 170 360 176M64 196Q200 192 336 196M96 140Q200 132 304 140',
    dim(main, 0.35),
    1.5,
    'opacity=".45"',
  )
  pen.shine('M64 160Q110 126 200 122Q140 140 110 190Q72 182 64 160Z', 0.32)
  pen.oval(212, 176, 50, 10, '#2124')
  pen.shape('M158 148Q160 178 200 180Q240 178 242 148Z', pen.round(palette.bone))
  pen.oval(200, 148, 42, 9, dim(palette.bone, 0.3))
  for (const [x, y, hue] of [
    [180, 140, accent],
    [216, 142, palette.saffron],
    [198, 130, palette.lemon],
  ] as const)
    pen.oval(x, y, 17, 16, pen.ball(hue))
  pen.shape(
    'M158 148Q160 178 200 180Q240 178 242 148Q222 158 200 158Q176 158 158 148Z',
    pen.round(palette.bone),
  )
}

export const bookcase: Drawing = (pen, [main, second, accent]) => {
  const shelf = (y: number) => {
    pen.bar(86, y, 228, 9, 1, pen.fall(main))
    pen.shade(`M92 ${y + 9}H308V${y + 17}H92Z`, 0.13)
  }
  const books = (x: number, y: number, sizes: readonly (readonly [number, number, string])[]) => {
    let at = x
    for (const [width, height, hue] of sizes) {
      pen.bar(at, y - height, width, height, 1, pen.round(hue))
      at += width + 1
    }
  }
  const { berry, bone, dusk, pine, sage, saffron, terracotta } = palette
  pen.ground(204, 344, 130, 14)
  pen.line('M300 46V342M106 46V342', dim(second, 0.2), 5)
  for (const y of [64, 124, 186, 250, 316]) shelf(y)
  books(104, 124, [
    [12, 40, pine],
    [16, 34, terracotta],
    [10, 44, bone],
    [14, 38, dusk],
    [11, 42, accent],
  ])
  books(214, 186, [
    [14, 44, berry],
    [11, 36, sage],
    [16, 46, bone],
    [12, 40, pine],
    [10, 34, saffron],
  ])
  books(106, 250, [
    [18, 46, dusk],
    [12, 40, bone],
    [12, 48, terracotta],
  ])
  books(216, 316, [
    [15, 46, sage],
    [20, 38, dusk],
    [12, 50, accent],
    [15, 42, berry],
  ])
  pen.shape('M240 124q-14-8-10-24q4-12 20-12t20 12q4 16-10 24Z', pen.ball(palette.teal))
  pen.shape('M244 250h46l-6-30h-34Z', pen.round(terracotta))
  pen.shape(
    'M266 222q-30-6-26-34q24 4 26 34q-4-34 18-46q14 28-18 46q8-24 32-20q-6 22-32 20Z',
    pen.slope(palette.leaf),
  )
  pen.bar(124, 154, 46, 32, 2, pen.slope(bone))
  pen.bar(130, 160, 34, 20, 1, mix(dusk, bone, 0.4))
  pen.bar(112, 290, 76, 26, 4, pen.round(palette.linen))
  pen.crease('M112 302H188', 2, 0.2)
  pen.shape('M100 64q2-22 18-22h22q16 0 18 22Z', pen.ball(palette.clay))
  pen.line('M88 40V344M312 40V344', second, 7)
  pen.glint('M86.500 44V340M310.500 44V340', 1.5, 0.4)
}

export const sideboard: Drawing = (pen, [main, second, accent]) => {
  const slats = pen.cloth(9, 20, () => {
    pen.bar(0, 0, 9, 20, 0, main)
    pen.bar(0, 0, 3, 20, 0, lit(main, 0.35))
    pen.bar(7, 0, 2, 20, 0, dim(main, 0.5))
  })
  pen.ground(202, 322, 178, 16)
  pen.shape('M62 296h12l-8 28h-7ZM326 296h12l3 28h-7Z', pen.round(dim(main, 0.45)))
  pen.bar(30, 184, 340, 116, 4, pen.slope(main))
  pen.bar(40, 196, 104, 94, 1, slats)
  pen.bar(256, 196, 104, 94, 1, slats)
  pen.bar(148, 196, 104, 94, 0, dim(main, 0.55))
  pen.bar(148, 242, 104, 6, 0, pen.fall(main))
  pen.bar(
    40,
    196,
    320,
    94,
    1,
    pen.blend(
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, '#212', 0.26],
      ],
      'slant',
    ),
  )
  pen.bar(136, 230, 5, 26, 2, pen.metal(second))
  pen.bar(259, 230, 5, 26, 2, pen.metal(second))
  for (const [x, hue] of [
    [156, accent],
    [168, palette.bone],
    [178, palette.terracotta],
  ] as const)
    pen.bar(x, 208, 9, 34, 1, pen.round(hue))
  pen.shape('M204 288q-8-22 16-24q26 2 18 24Z', pen.ball(palette.snow))
  pen.bar(24, 176, 352, 12, 3, pen.fall(lit(main, 0.22)))
  pen.shape('M92 176q-22-30 0-52q-4-14 0-18h18q4 4 0 18q22 22 0 52Z', pen.ball(accent))
  pen.line('M101 106C98 80 88 66 78 56M101 106C102 76 108 60 118 48', palette.moss, 3)
  pen.oval(77, 56, 6, 15, palette.saffron, 'transform="rotate(-40 77 56)"')
  pen.oval(120, 46, 6, 15, palette.saffron, 'transform="rotate(28 120 46)"')
  pen.shape('M262 176h62v-8h-62ZM268 168h54v-8h-54Z', pen.round(palette.dusk))
  pen.oval(296, 150, 14, 10, pen.ball(second))
}

export const bedFrame: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 326, 180, 16)
  pen.bar(40, 296, 14, 30, 2, palette.walnut)
  pen.bar(346, 296, 14, 30, 2, palette.walnut)
  pen.shape('M52 250V128Q54 94 90 92H310Q346 94 348 128V250Z', pen.slope(main))
  pen.crease('M126 94V240M200 94V240M274 94V240', 3, 0.3)
  pen.glint('M130 98V236M204 98V236M278 98V236', 2, 0.25)
  pen.shape('M76 224Q70 176 106 178Q140 172 172 178Q194 182 188 224Z', pen.ball(second))
  pen.shape('M212 224Q206 182 228 178Q262 172 294 178Q330 176 324 224Z', pen.ball(second))
  pen.shape('M150 228Q148 196 200 196Q252 196 250 228Z', pen.ball(accent))
  pen.shape(
    'M40 236Q46 214 78 214H322Q354 214 360 236L366 282H34Z',
    pen.blend([
      [0, second],
      [1, dim(second, 0.18)],
    ]),
  )
  pen.shape('M36 256Q120 238 200 244Q290 250 364 240L372 300H28Z', pen.slope(accent))
  pen.shape(
    'M36 256Q120 238 200 244Q290 250 364 240L366 254Q290 264 200 258Q120 252 34 272Z',
    lit(accent, 0.5),
  )
  pen.crease('M90 262Q98 284 92 300M214 262Q206 284 216 300M310 260Q318 280 312 300', 4, 0.13)
  pen.bar(24, 290, 352, 26, 8, pen.fall(main))
  pen.shine('M62 128Q64 104 92 100H150Q84 108 72 190H62Z', 0.28)
}
