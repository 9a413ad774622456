import { dim, lit } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const tableLamp: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    200,
    250,
    190,
    130,
    pen.glow(
      [
        [0, accent, 0.7],
        [1, accent, 0],
      ],
      '',
    ),
  )
  pen.ground(204, 322, 96)
  pen.shape(
    'M136 312Q136 300 200 298Q264 300 264 312V318Q264 324 200 325Q136 324 136 318Z',
    pen.metal(second),
  )
  pen.oval(200, 306, 60, 8, lit(second, 0.45))
  pen.bar(192, 176, 16, 130, 4, pen.metal(second))
  pen.oval(
    200,
    186,
    42,
    22,
    pen.glow(
      [
        [0, '#fffdf0'],
        [1, lit(accent, 0.5)],
      ],
      '',
    ),
  )
  pen.shape('M84 184Q86 84 200 80Q314 84 316 184Q200 214 84 184Z', pen.ball(main))
  pen.shape('M84 184Q200 214 316 184Q310 200 200 204Q90 200 84 184Z', lit(accent, 0.55))
  pen.shine('M104 166Q112 108 176 94Q136 122 130 174Q114 172 104 166Z', 0.4)
  pen.oval(200, 79, 9, 6, pen.ball(second))
  pen.line('M262 318C320 330 350 316 398 330', palette.charcoal, 4)
}

export const wallClock: Drawing = (pen, [main, second, accent]) => {
  const hour = (turn: number, long: boolean) =>
    pen.group(`rotate(${turn} 200 196)`, () => pen.bar(197, 94, long ? 6 : 4, long ? 22 : 13, 2, palette.ink))
  pen.oval(
    222,
    222,
    142,
    138,
    pen.glow(
      [
        [0, '#2b1b22', 0.55],
        [0.8, '#2b1b22', 0.3],
        [1, '#2b1b22', 0],
      ],
      '',
    ),
  )
  pen.oval(200, 196, 138, 138, pen.slope(main))
  pen.oval(200, 196, 118, 118, dim(main, 0.45))
  pen.oval(202, 199, 114, 114, pen.slope(second))
  for (let turn = 0; turn < 360; turn += 30) hour(turn, turn % 90 === 0)
  pen.group('translate(5 8)', () => pen.crease('M200 196L150 166M200 196L252 128', 8, 0.16))
  pen.line('M210 202L148 165', palette.ink, 9)
  pen.line('M193 204L253 127', palette.ink, 6)
  pen.line('M192 178L226 282', accent, 3)
  pen.oval(200, 196, 8, 8, pen.ball(accent))
  pen.crease('M112 128Q160 76 236 88', 2, 0.1)
  pen.shine('M96 196Q92 104 190 92Q130 126 116 236Q98 220 96 196Z', 0.4)
  pen.glint('M72 168Q88 92 160 70', 4, 0.5)
}

export const pendantLamp: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    200,
    226,
    190,
    180,
    pen.glow(
      [
        [0, '#fff3c9', 0.85],
        [1, '#fff3c9', 0],
      ],
      '',
    ),
  )
  pen.line('M200 0V106', accent, 4)
  pen.glint('M199 0V100', 1, 0.4)
  pen.shape('M178 104H222L230 132H170Z', pen.metal(second))
  pen.oval(200, 104, 22, 5, lit(second, 0.5))
  pen.oval(
    200,
    226,
    106,
    104,
    pen.glow(
      [
        [0, '#fffef6'],
        [0.55, '#fff2cf'],
        [0.85, lit(main, 0.1)],
        [1, '#d9c9a8'],
      ],
      'cx=".45" cy=".45" r=".6"',
    ),
  )
  pen.shape('M164 130H236L242 142Q200 150 158 142Z', pen.metal(dim(second, 0.15)))
  pen.shine('M112 216Q116 160 160 144Q134 178 132 254Q114 240 112 216Z', 0.75)
  pen.glint('M286 262Q270 304 228 318', 5, 0.55)
  pen.ground(200, 384, 90, 8)
}
