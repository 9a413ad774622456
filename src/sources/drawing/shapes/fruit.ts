import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const apple: Drawing = (pen, [main, second, accent]) => {
  const skin =
    'M200 146Q232 118 278 132Q330 152 316 226Q300 306 240 322Q218 326 200 316Q182 326 160 322Q100 306 84 226Q70 152 122 132Q168 118 200 146Z'
  pen.ground(204, 318, 96)
  pen.shape(
    skin,
    pen.glow(
      [
        [0, lit(second, 0.4)],
        [0.22, mix(second, main, 0.55)],
        [0.5, main],
        [1, dim(main, 0.6)],
      ],
      'cx=".36" cy=".3" r=".8"',
    ),
  )
  pen.inside(skin, () =>
    pen.line(
      'M200 150Q150 200 168 310M200 150Q180 220 200 312M200 150Q236 200 236 310M200 150Q120 180 120 290M200 150Q290 170 284 280',
      lit(second, 0.2),
      2,
      'opacity=".35"',
    ),
  )
  pen.shade('M160 138Q200 168 242 136Q222 164 200 164Q178 164 160 138Z', 0.5)
  pen.line('M201 156C200 126 206 106 222 90', dim(palette.walnut, 0.2), 8)
  pen.line('M199 152C199 126 204 108 218 92', lit(palette.walnut, 0.3), 2)
  pen.shape('M212 118Q232 70 302 78Q286 130 212 118Z', pen.slope(accent))
  pen.glint('M218 116Q250 100 290 84', 2, 0.5)
  pen.shine('M108 190Q112 152 148 148Q128 168 126 214Q110 210 108 190Z', 0.6)
  pen.glint('M296 262Q280 296 250 308', 4, 0.22)
}

export const lemons: Drawing = (pen, [main, second]) => {
  const peel = pen.cloth(13, 11, () => {
    pen.oval(3, 3, 1.3, 1, dim(main, 0.4), 'opacity=".4"')
    pen.oval(9, 8, 1.3, 1, '#fff9')
  })
  const lemon = (x: number, y: number, turn: number) =>
    pen.group(`translate(${x} ${y})rotate(${turn})`, () => {
      const skin =
        'M-86 0Q-74-6-68-20Q-40-60 4-58Q46-56 64-18Q72-8 84-2Q74 10 64 22Q40 58-2 58Q-44 58-68 18Q-74 6-86 0Z'
      pen.shape(skin, pen.ball(main))
      pen.shape(skin, peel)
    })
  pen.ground(206, 312, 150, 24)
  lemon(162, 170, -18)
  pen.shape('M214 126Q240 76 300 84Q284 140 214 126Z', pen.slope(second))
  pen.glint('M222 122Q256 112 290 90', 2, 0.4)
  lemon(258, 226, 22)
  lemon(112, 252, 8)
  pen.ground(206, 324, 64)
  pen.oval(208, 274, 66, 58, pen.ball(main))
  pen.oval(206, 276, 58, 51, lit(main, 0.8))
  for (let turn = 0; turn < 360; turn += 45)
    pen.shape(
      'M206 272Q190 244 206 230Q222 244 206 272Z',
      lit(main, 0.22),
      `transform="rotate(${turn} 206 276)"`,
    )
  pen.shine('M168 250Q178 234 196 228Q184 244 180 262Z', 0.6)
}
