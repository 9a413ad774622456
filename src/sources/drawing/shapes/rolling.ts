import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const roadBike: Drawing = (pen, [main, second, accent]) => {
  const wheel = (x: number) => {
    let spokes = ''
    for (let i = 0; i < 9; i++) {
      const angle = (i * Math.PI) / 9 + 0.1
      const [across, along] = [Math.round(64 * Math.cos(angle)), Math.round(64 * Math.sin(angle))]
      spokes += `M${x - across} ${240 - along}L${x + across} ${240 + along}`
    }
    pen.line(spokes, palette.slate, 1, 'opacity=".65"')
    pen.oval(x, 240, 72, 72, 'none', `stroke="${second}" stroke-width="7"`)
    pen.oval(x, 240, 64, 64, 'none', `stroke="${dim(second, 0.2)}" stroke-width="11"`)
    pen.glint(`M${x - 62} 226Q${x - 52} 182 ${x - 10} 177`, 3, 0.4)
    pen.oval(x, 240, 8, 8, pen.ball(palette.steel))
  }
  const tube = (d: string, width: number) => {
    pen.line(d, dim(main, 0.35), width)
    pen.line(d, main, width - 4)
  }
  pen.ground(200, 318, 178, 10)
  wheel(92)
  wheel(308)
  tube('M92 240L160 146', 7)
  tube('M92 240L186 246', 8)
  pen.line('M280 124Q288 196 308 240', dim(main, 0.4), 10)
  pen.line('M280 124Q288 196 307 238', lit(main, 0.15), 5)
  tube('M156 128L186 246', 11)
  tube('M276 142L186 246', 15)
  tube('M160 146L274 128', 12)
  pen.line('M198 236L258 164', palette.snow, 3, 'opacity=".75"')
  pen.glint('M166 143L268 127', 2, 0.5)
  pen.line('M156 128L151 106', second, 7)
  pen.shape('M118 100Q132 92 178 98Q184 102 176 105L146 110Q120 112 118 100Z', pen.fall(second))
  pen.line('M276 142L272 106', dim(main, 0.2), 10)
  pen.line('M272 106L304 100Q334 98 330 122Q326 138 306 136', second, 8)
  pen.line('M306 103Q328 102 325 120Q322 132 308 132', accent, 3, 'opacity=".85"')
  pen.line('M310 104L318 92', palette.steel, 5)
  pen.line('M92 232L186 228M92 248L186 264', palette.charcoal, 2)
  pen.oval(186, 246, 20, 20, 'none', `stroke="${palette.charcoal}" stroke-width="5"`)
  pen.oval(186, 246, 6, 6, pen.ball(palette.silver))
  pen.line('M186 246L208 282', palette.steel, 6)
  pen.line('M198 285H220', second, 6)
  pen.line('M92 248Q96 264 84 272', palette.steel, 4)
  pen.group('rotate(40 222 206)', () => pen.bar(212, 176, 18, 46, 5, pen.round(accent)))
}

export const runningShoe: Drawing = (pen, [main, second, accent]) => {
  const knit = pen.cloth(8, 8, () => pen.line('M0 4q2-4 4 0t4 0', '#fff4', 1.2))
  const upper =
    'M58 170Q70 150 92 154Q108 176 138 168L184 138Q204 128 214 146Q240 192 300 212Q346 222 352 258H60Q48 210 58 170Z'
  pen.ground(206, 308, 164, 18)
  pen.shape(
    'M44 250Q48 300 66 304H332Q366 300 368 272Q366 262 352 256Z',
    pen.blend([
      [0, lit(accent, 0.4)],
      [1, dim(accent, 0.18)],
    ]),
  )
  pen.shape('M46 290Q52 306 66 308H330Q360 304 366 284Q352 298 322 298H96Q66 298 46 290Z', second)
  pen.crease('M92 302v6M122 302v6M152 302v6M182 302v6M212 302v6M242 302v6M272 302v6M302 302v6', 6, 0.35)
  pen.shape(upper, pen.slope(main))
  pen.shape(upper, knit)
  pen.shape('M58 170Q70 150 92 154Q96 214 66 258H60Q48 210 58 170Z', dim(main, 0.3))
  pen.shape('M300 212Q346 222 352 258H278Q282 224 300 212Z', lit(main, 0.14))
  pen.shape(
    'M92 154Q108 176 138 168L184 138Q196 134 204 138L212 168Q150 206 100 190Q92 172 92 154Z',
    dim(main, 0.42),
  )
  pen.shape('M184 138Q204 128 214 146L222 160Q190 196 150 204Q168 172 184 138Z', pen.ball(lit(accent, 0.2)))
  pen.line(
    'M176 192L210 168M196 202L226 182M216 212L244 196M178 176L202 186M200 166L222 184M220 178L240 198',
    palette.snow,
    6,
  )
  pen.crease('M177 194L211 170M197 204L227 184M217 214L245 198', 1.5, 0.3)
  pen.line('M112 244Q136 214 160 236T208 236T256 240', second, 11)
  pen.line('M112 244Q136 214 160 236T208 236T256 240', lit(second, 0.5), 3)
  pen.glint('M62 174Q72 158 88 160', 4, 0.5)
  pen.crease('M44 268Q200 280 366 272', 1.5, 0.2)
}

export const skateboard: Drawing = (pen, [main, second, accent]) => {
  const wheels = (x: number) => {
    pen.shape(`M${x - 8} 256h16l8 32h-32Z`, pen.metal(palette.steel))
    pen.oval(x - 22, 294, 22, 22, pen.ball(second))
    pen.oval(x - 22, 294, 8, 8, pen.ball(palette.snow))
    pen.oval(x + 22, 298, 24, 24, pen.ball(second))
    pen.oval(x + 22, 298, 9, 9, pen.ball(palette.snow))
    pen.oval(x + 22, 298, 3, 3, palette.charcoal)
  }
  pen.ground(204, 322, 168, 14)
  wheels(120)
  wheels(286)
  pen.shape(
    'M16 196Q14 184 30 188Q70 232 110 234H296Q336 232 372 186Q388 184 386 198Q350 262 300 264H106Q52 260 16 196Z',
    pen.slope(main),
  )
  pen.shape(
    'M16 192Q14 184 30 186Q70 224 110 226H296Q336 224 372 184Q388 182 386 194Q346 244 300 246H106Q56 242 16 192Z',
    pen.fall(palette.rubber),
  )
  pen.line(
    'M18 200Q56 250 106 254H300Q348 252 384 202M24 212Q60 256 106 259H300Q344 256 378 212',
    accent,
    2.5,
  )
  pen.line('M20 206Q58 253 106 256', lit(main, 0.5), 1.5)
  pen.oval(106, 238, 2.5, 2, palette.silver)
  pen.oval(130, 239, 2.5, 2, palette.silver)
  pen.oval(276, 239, 2.5, 2, palette.silver)
  pen.oval(300, 238, 2.5, 2, palette.silver)
  pen.glint('M34 194Q74 230 112 232H220', 2, 0.3)
}
