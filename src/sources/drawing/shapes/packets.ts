import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const coffeeBag: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 326, 96)
  pen.shape('M118 112H282L294 300Q294 326 272 326H128Q106 326 106 300Z', pen.round(main))
  pen.shape('M118 112L106 300Q106 326 128 326L146 300L144 112Z', dim(main, 0.4), 'opacity=".5"')
  pen.shape('M282 112L294 300Q294 326 272 326L256 300L258 112Z', dim(main, 0.5), 'opacity=".6"')
  pen.shape('M116 76H284V116H116Z', pen.fall(lit(main, 0.12)))
  pen.bar(108, 98, 184, 15, 4, pen.metal(accent))
  pen.shape('M148 156H252V270H148Z', pen.slope(accent))
  pen.shape('M148 156H252V196H148Z', second)
  pen.shape('M166 238Q176 222 190 238T214 238T238 238V246Q226 232 214 246T190 246T166 246Z', second)
  pen.line('M180 220L200 176L220 220M188 206H212', palette.snow, 5)
  pen.oval(200, 168, 6, 6, palette.snow)
  pen.bar(172, 256, 56, 5, 2, main)
  pen.shine('M128 122L118 296Q126 240 142 122Z', 0.3)
  pen.crease('M130 300Q200 312 270 300', 2, 0.25)
  for (const [x, y, turn] of [
    [96, 330, -20],
    [118, 338, 24],
    [296, 336, 30],
  ] as const)
    pen.group(`rotate(${turn} ${x} ${y})`, () => {
      pen.oval(x, y, 13, 9, pen.ball('#5b3524'))
      pen.crease(`M${x - 12} ${y}q8-5 12 0t12 0`, 2, 0.7)
    })
}

export const pasta: Drawing = (pen, [main, second, accent]) => {
  pen.group('rotate(-28 200 200)', () => {
    pen.shade('M66 196H350V262H66Z', 0.18)
    pen.shape('M34 168H366V232H34Z', pen.fall(main))
    let strands = ''
    for (let y = 173; y < 232; y += 6) strands += `M${30 + ((y * 7) % 11)} ${y}H${360 + ((y * 5) % 13)}`
    pen.line(strands, dim(main, 0.32), 1.5)
    pen.glint('M30 176H364M36 188H368M32 200H362', 1.5, 0.6)
    pen.shape(
      'M120 158Q200 152 286 158V244Q200 250 120 244Z',
      pen.blend([
        [0, lit(second, 0.3)],
        [0.4, second],
        [1, dim(second, 0.4)],
      ]),
    )
    pen.shape('M120 172H286V180H120ZM120 224H286V232H120Z', accent)
    pen.shape('M176 218q-6-14 2-22q-4-10 6-14q2-8 14-8q14 0 14 10q12 4 8 14q8 8 2 20Z', accent)
    pen.crease('M188 218V198M202 218V192M214 218V200', 2, 0.3)
    pen.bar(234, 192, 36, 5, 2, accent)
    pen.bar(234, 204, 24, 5, 2, accent)
    pen.shine('M120 160Q200 154 286 160V168H120Z', 0.25)
  })
}

export const teaTin: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 322, 88)
  pen.shape('M116 152V300Q118 324 200 324Q282 324 284 300V152Z', pen.round(main))
  pen.shape('M110 112V158Q116 172 200 172Q284 172 290 158V112Z', pen.round(lit(main, 0.08)))
  pen.oval(200, 112, 90, 21, pen.slope(lit(main, 0.2)))
  pen.oval(200, 108, 60, 13, pen.ball(lit(main, 0.1)))
  pen.oval(200, 96, 14, 10, pen.ball(second))
  pen.line('M111 156Q118 170 200 170Q282 170 289 156M117 298Q126 316 200 316Q274 316 283 298', second, 4)
  pen.oval(200, 240, 52, 50, pen.slope(second))
  pen.oval(200, 240, 46, 44, pen.slope(palette.bone))
  pen.shape('M172 242H216Q216 268 194 268T172 242Z', accent)
  pen.line('M216 246q14-2 12 8q-4 8-16 6', accent, 4)
  pen.oval(194, 242, 22, 4, dim(accent, 0.4))
  pen.line('M186 232q-6-8 0-14t0-12M200 232q-6-8 0-14t0-12', main, 3)
  pen.oval(192, 274, 32, 4, accent)
  pen.shine('M126 178V300Q130 310 142 314V182Z', 0.3)
  pen.shine('M120 120V152Q124 158 138 162V124Z', 0.35)
}

export const sardineTin: Drawing = (pen, [main, second, accent]) => {
  pen.ground(204, 286, 158, 30)
  pen.shape('M48 208V232Q50 282 110 284H294Q352 282 354 232V208Z', pen.metal(second))
  pen.bar(44, 148, 314, 122, 60, pen.slope(lit(second, 0.2)))
  pen.bar(54, 156, 294, 104, 51, dim(second, 0.4))
  pen.bar(58, 162, 286, 96, 47, pen.slope(palette.saffron))
  pen.inside('M105 162H297A47 47 0 0 1 297 258H105A47 47 0 0 1 105 162Z', () => {
    for (const y of [166, 194, 222]) {
      pen.shape(
        `M70 ${y + 14}Q120 ${y - 6} 250 ${y}L286 ${y + 12}L314 ${y}L310 ${y + 14}L316 ${y + 30}L286 ${y + 18}Q220 ${y + 34} 120 ${y + 30}Q84 ${y + 28} 70 ${y + 14}Z`,
        pen.blend([
          [0, dim(main, 0.25)],
          [0.4, lit(main, 0.15)],
          [0.7, lit(second, 0.5)],
          [1, second],
        ]),
      )
      pen.oval(92, y + 12, 4, 4, palette.ink)
      pen.crease(`M112 ${y + 4}q8 10 0 22`, 2, 0.35)
    }
  })
  pen.group('rotate(12 250 220)', () => {
    pen.oval(248, 214, 34, 28, pen.ball(palette.lemon))
    pen.oval(248, 214, 27, 22, lit(palette.lemon, 0.6))
    pen.line('M248 194V234M226 206L270 222M226 224L270 204', palette.lemon, 3)
  })
  pen.shape(
    'M58 178Q64 146 110 138H292Q340 146 346 178Q330 160 296 158H106Q72 160 58 178Z',
    pen.blend([
      [0, lit(main, 0.3)],
      [1, dim(main, 0.35)],
    ]),
  )
  pen.bar(
    64,
    116,
    276,
    38,
    19,
    pen.blend([
      [0, lit(main, 0.5)],
      [0.35, main],
      [1, dim(main, 0.5)],
    ]),
  )
  pen.line('M84 128H320', accent, 6)
  pen.oval(332, 135, 11, 18, dim(main, 0.4))
  pen.line('M332 128a5 8 0 1 1-1 14', lit(second, 0.3), 3)
  pen.oval(202, 104, 19, 12, 'none', `stroke="${dim(second, 0.2)}" stroke-width="6"`)
  pen.oval(201, 103, 19, 12, 'none', `stroke="${lit(second, 0.4)}" stroke-width="2"`)
  pen.glint('M60 190Q66 158 110 154H240', 3, 0.6)
}
