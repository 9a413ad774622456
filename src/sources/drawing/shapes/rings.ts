import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { sparkle } from './sparkle.ts'

export const solitaire: Drawing = (pen, [main, second, accent]) => {
  pen.oval(
    200,
    130,
    150,
    120,
    pen.glow(
      [
        [0, '#fff6dd', 0.5],
        [1, '#fff6dd', 0],
      ],
      '',
    ),
  )
  pen.ground(206, 346, 84, 14)
  pen.oval(200, 254, 88, 90, 'none', `stroke="${dim(main, 0.45)}" stroke-width="22"`)
  pen.oval(200, 254, 88, 90, 'none', `stroke="${pen.metal(main)}" stroke-width="17"`)
  pen.line('M124 222Q142 176 182 166M276 286Q258 326 218 338', lit(main, 0.75), 5, 'opacity=".85"')
  pen.oval(200, 254, 78, 80, 'none', `stroke="${dim(main, 0.35)}" stroke-width="3" opacity=".6"`)
  pen.shape('M172 132L190 176H210L228 132L222 128L204 160H196L178 128Z', pen.metal(main))
  pen.shape(
    'M138 98L164 70H236L262 98L200 168Z',
    pen.blend([
      [0, '#fff'],
      [0.4, lit(second, 0.6)],
      [1, mix(second, accent, 0.45)],
    ]),
  )
  pen.shape('M138 98H262L200 168Z', mix(second, accent, 0.3), 'opacity=".45"')
  pen.shape('M138 98L164 70L176 98ZM200 70L176 98H224ZM262 98L236 70L224 98Z', '#fffc')
  pen.shape('M176 98H200V168ZM224 98L262 98L200 168Z', '#fff7')
  pen.shape('M138 98L176 98L200 168Z', mix(second, accent, 0.55), 'opacity=".45"')
  pen.line(
    'M138 98H262M164 70L176 98L200 70L224 98L236 70M176 98L200 168L224 98',
    '#fff',
    1.5,
    'opacity=".9"',
  )
  pen.line('M138 97L146 109L190 166M262 97L254 109L210 166', dim(main, 0.2), 6)
  pen.line('M137 96L145 108L189 166M261 96L253 108L209 166', lit(main, 0.35), 2.5)
  sparkle(pen, 160, 60, 26)
  sparkle(pen, 272, 118, 13)
  sparkle(pen, 126, 214, 12)
}

export const braidedCuff: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 300, 140, 28)
  pen.line('M86 172Q110 128 176 118M314 172Q290 128 226 118', dim(main, 0.5), 28)
  pen.line('M86 170Q110 127 176 117M314 170Q290 127 226 117', dim(main, 0.15), 18)
  pen.line('M72 196Q100 262 200 266T328 196', dim(main, 0.45), 54)
  const silver = pen.blend([
    [0, lit(main, 0.9)],
    [0.45, main],
    [1, dim(main, 0.5)],
  ])
  for (let i = 0; i < 15; i++) {
    const along = (i - 7) / 7
    const [x, y] = [Math.round(200 + 122 * along), Math.round(262 - 58 * along * along)]
    const lean = Math.round(-50 * along)
    pen.oval(x, y - 12, 19, 9, silver, `transform="rotate(${lean + 38} ${x} ${y - 12})"`)
    pen.oval(x, y + 12, 19, 9, silver, `transform="rotate(${lean - 38} ${x} ${y + 12})"`)
  }
  for (const [x, y] of [
    [76, 192],
    [324, 192],
  ] as const)
    pen.oval(x, y, 19, 31, pen.metal(main))
  for (const [x, y] of [
    [176, 118],
    [226, 118],
  ] as const) {
    pen.oval(x, y, 19, 19, pen.ball(main))
    pen.oval(x, y, 10, 10, pen.ball(accent))
    pen.oval(x, y, 5, 5, second)
  }
  sparkle(pen, 118, 236, 20)
  sparkle(pen, 262, 262, 13)
}
