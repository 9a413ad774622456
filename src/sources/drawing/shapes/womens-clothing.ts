import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { hanger } from './hanger.ts'

export const wrapDress: Drawing = (pen, [main, second, accent]) => {
  const print = pen.cloth(44, 40, () => {
    for (const [x, y] of [
      [10, 10],
      [32, 29],
    ] as const) {
      for (let turn = 0; turn < 360; turn += 90)
        pen.oval(x, y - 5, 3, 4.5, second, `transform="rotate(${turn} ${x} ${y})"`)
      pen.oval(x, y, 2.5, 2.5, accent)
    }
    pen.line('M30 6q6 2 8 8M8 30q6 2 8 8', second, 2)
  })
  const skirt = 'M158 196H242Q276 270 302 360Q200 380 98 360Q124 270 158 196Z'
  const top = 'M164 66Q140 78 138 96L158 196H242L262 96Q260 78 236 66L204 156Z'
  const sleeves =
    'M164 64Q126 70 112 116L96 170Q116 186 142 180L152 120ZM236 64Q274 70 288 116L304 170Q284 186 258 180L248 120Z'
  hanger(pen, 50, `${top}${sleeves}${skirt}`)
  pen.shape(sleeves, pen.slope(dim(main, 0.1)))
  pen.shape(skirt, pen.round(main))
  pen.shape(top, pen.round(lit(main, 0.05)))
  pen.shape('M164 66Q184 120 204 156L186 196H158L138 96Q140 78 164 66Z', pen.slope(lit(main, 0.08)))
  for (const part of [sleeves, skirt, top]) pen.shape(part, print)
  pen.crease(
    'M178 214Q150 290 136 364M212 214Q222 290 214 370M232 214Q258 290 272 366M194 214Q186 300 180 368',
    5,
    0.2,
  )
  pen.glint('M166 214Q138 290 122 358M224 214Q240 290 246 364', 4, 0.12)
  pen.line('M164 66Q180 118 206 158M236 66Q226 112 204 156L190 194', lit(second, 0.2), 3)
  pen.shape('M156 190H244V210H156Z', pen.round(dim(main, 0.3)))
  pen.line('M164 200C140 232 152 262 138 290M166 202C172 236 160 256 168 284', dim(main, 0.3), 8)
  pen.shape('M164 200q-22-18-30-4q-2 14 30 4q30-20 34-2q-2 12-34 2Z', pen.slope(dim(main, 0.2)))
}

export const trenchCoat: Drawing = (pen, [main, second, accent]) => {
  hanger(pen, 46)
  pen.shape('M128 78Q94 90 88 132L66 286Q78 298 106 296L134 168Z', pen.slope(main))
  pen.shape('M272 78Q306 90 312 132L334 286Q322 298 294 296L266 168Z', pen.slope(dim(main, 0.15)))
  pen.line('M74 262Q90 270 110 268M326 262Q310 270 290 268', second, 8)
  pen.shape(
    'M158 60Q122 72 122 98L132 206L106 366Q200 384 294 366L268 206L278 98Q278 72 242 60Z',
    pen.round(main),
  )
  pen.shape('M160 66Q200 84 240 66L216 176L200 190L184 176Z', dim(main, 0.55))
  pen.shape('M150 58Q138 70 138 84L128 142L190 206L204 160Q168 120 160 62Z', pen.slope(lit(main, 0.2)))
  pen.shape('M250 58Q262 70 262 84L272 142L212 206L204 160Q232 120 240 62Z', pen.slope(lit(main, 0.04)))
  pen.shape('M124 104Q160 126 178 158L166 176Q140 150 124 146Z', pen.slope(lit(main, 0.1)))
  pen.crease('M138 92L150 120L130 140M262 92L250 120L270 140M124 146Q142 152 166 176', 2, 0.25)
  pen.line('M212 208L222 368', dim(main, 0.35), 2.5)
  for (const [x, y] of [
    [176, 186],
    [232, 186],
    [180, 248],
    [232, 248],
    [180, 290],
    [236, 290],
  ] as const)
    pen.oval(x, y, 6.5, 6.5, pen.ball(second))
  pen.shape('M128 202Q200 216 272 202L276 224Q200 238 124 224Z', pen.round(dim(main, 0.14)))
  pen.bar(184, 200, 34, 34, 5, 'none', `stroke="${second}" stroke-width="7"`)
  pen.shape('M214 214Q252 230 262 268L250 276Q240 240 210 228Z', pen.slope(lit(main, 0.08)))
  pen.shape('M132 256L162 262L156 306L126 300ZM268 256L246 262L252 306L276 300Z', pen.slope(lit(main, 0.12)))
  pen.crease('M144 240Q132 300 130 366M182 240Q172 300 170 374M256 240Q270 300 272 368', 4, 0.13)
  pen.line('M110 360Q200 378 290 360', accent, 1.5, 'stroke-dasharray="5 4" opacity=".7"')
}

export const silkBlouse: Drawing = (pen, [main, second, accent]) => {
  hanger(pen, 58)
  pen.shape('M130 92Q86 104 72 168Q54 236 62 272Q82 286 106 276Q130 220 134 166Z', pen.ball(main))
  pen.shape(
    'M270 92Q314 104 328 168Q346 236 338 272Q318 286 294 276Q270 220 266 166Z',
    pen.ball(dim(main, 0.08)),
  )
  pen.shape(
    'M64 268Q84 284 106 272L106 296Q84 306 64 294ZM336 268Q316 284 294 272L294 296Q316 306 336 294Z',
    pen.slope(second),
  )
  pen.crease(
    'M76 268Q72 220 92 160M94 272Q92 230 110 180M322 268Q328 220 308 160M306 272Q308 230 290 180',
    4,
    0.14,
  )
  pen.shape('M158 74Q122 84 120 112L126 330Q200 348 274 330L280 112Q278 84 242 74Z', pen.round(main))
  pen.crease(
    'M146 120Q164 220 148 334M256 120Q238 220 254 334M176 240Q184 290 178 340M226 240Q216 290 224 340',
    6,
    0.1,
  )
  pen.glint('M134 120Q150 220 136 326M164 150Q176 240 164 330M240 150Q228 240 240 330', 6, 0.32)
  pen.line('M200 140V342', dim(main, 0.25), 2)
  for (const y of [236, 270, 304]) pen.oval(205, y, 4, 4, pen.ball(accent))
  pen.shape('M158 76Q200 96 242 76L236 66Q200 82 164 66Z', dim(second, 0.4))
  pen.shape(
    'M156 78Q160 64 166 66Q178 100 200 106Q222 100 234 66Q240 64 244 78Q232 118 200 122T156 78Z',
    pen.slope(lit(main, 0.2)),
  )
  pen.shape(
    'M196 122Q172 180 156 232L184 244Q196 190 204 128ZM204 122Q226 176 236 216L212 232Q206 180 198 128Z',
    pen.slope(lit(main, 0.12)),
  )
  pen.shape(
    'M200 116Q158 82 142 106Q138 136 156 146Q182 144 200 122Q218 146 246 144Q264 132 258 104Q240 84 200 116Z',
    pen.ball(lit(main, 0.1)),
  )
  pen.crease('M196 120Q172 112 152 116M204 120Q228 112 248 114', 3, 0.22)
  pen.shape('M190 108Q200 104 210 108Q214 122 208 132Q200 136 192 132Q186 122 190 108Z', pen.ball(second))
}

export const pleatedSkirt: Drawing = (pen, [main, second, accent]) => {
  pen.shade('M146 92H286L340 352Q220 376 96 350Z', 0.13)
  const pleats = 15
  const hem = (i: number) =>
    [Math.round(66 + (268 / pleats) * i), Math.round(344 - ((i - pleats / 2) / 4) ** 2 * 4)] as const
  for (let i = 0; i < pleats; i++) {
    const [x, y] = hem(i)
    const [nextX, nextY] = hem(i + 1)
    const from = Math.round(136 + (128 / pleats) * i)
    const to = Math.round(136 + (128 / pleats) * (i + 1))
    const light = 0.34 - Math.abs(i - 4) * 0.045
    pen.shape(
      `M${from} 90H${to}L${nextX} ${nextY}L${x} ${y + 8}Z`,
      light > 0 ? lit(main, light) : dim(main, -light * 1.4),
    )
    pen.shade(`M${to - 3} 90H${to}L${nextX} ${nextY}L${nextX - 9} ${nextY + 3}Z`, 0.34)
  }
  pen.shape(
    'M136 90H264L290 196Q200 214 112 196Z',
    pen.blend([
      [0, '#212', 0.22],
      [1, '#212', 0],
    ]),
  )
  pen.bar(132, 66, 136, 28, 4, pen.round(main))
  pen.line('M136 88H264', second, 2, 'stroke-dasharray="5 4"')
  pen.bar(226, 72, 16, 16, 8, pen.metal(accent))
  pen.line('M152 66C150 44 164 34 168 24M248 66C250 44 236 34 232 24', second, 3)
  pen.bar(120, 14, 160, 12, 5, pen.fall('#c79a63'))
  pen.line('M200 14V0', '#aeb5bc', 4)
}

export const cableCardigan: Drawing = (pen, [main, second, accent]) => {
  const cable = pen.cloth(26, 34, () => {
    pen.line('M5 0C5 14 21 18 21 34M21 0C21 14 5 18 5 34', dim(main, 0.34), 8)
    pen.line('M5 0C5 14 21 18 21 34', lit(main, 0.35), 5)
    pen.line('M21 0C21 6 18 11 16 14M10 20C7 24 5 28 5 34', lit(main, 0.3), 5)
  })
  const rib = pen.cloth(8, 8, () => pen.line('M4 0V8', '#2123', 2.5))
  const arms =
    'M126 88Q84 100 76 152L50 286Q64 298 96 296L130 178ZM274 88Q316 100 324 152L350 286Q336 298 304 296L270 178Z'
  const cuffs = 'M50 284Q66 298 96 294L94 320Q68 324 48 312ZM350 284Q334 298 304 294L306 320Q332 324 352 312Z'
  const sides =
    'M156 72Q116 84 116 112L108 336Q150 344 186 342L186 180ZM244 72Q284 84 284 112L292 336Q250 344 214 342L214 180Z'
  const edge =
    'M152 70Q160 60 168 68Q176 130 200 172Q224 130 232 68Q240 60 248 70Q244 150 216 192V344H184V192Q156 150 152 70Z'
  hanger(pen, 54)
  for (const part of [arms, sides]) {
    pen.shape(part, pen.round(main))
    pen.shape(part, cable)
  }
  pen.shape('M160 74Q200 92 240 74L200 170Z', dim(main, 0.5))
  for (const part of [
    cuffs,
    edge,
    'M108 312Q150 322 186 320V344Q150 348 106 338ZM292 312Q250 322 214 320V344Q250 348 294 338Z',
  ]) {
    pen.shape(part, pen.slope(lit(main, 0.12)))
    pen.shape(part, rib)
  }
  pen.line('M200 192V344', dim(main, 0.4), 2)
  for (const y of [204, 238, 272, 306, 334]) {
    pen.oval(206, y, 7, 7, pen.ball(accent))
    pen.oval(206, y, 2, 2, dim(accent, 0.6))
  }
  pen.shape('M116 112L108 336Q120 342 130 340L140 120Z', '#2122')
  pen.bar(192, 80, 18, 8, 1, second)
}
