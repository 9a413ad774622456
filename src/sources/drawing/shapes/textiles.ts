import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

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
