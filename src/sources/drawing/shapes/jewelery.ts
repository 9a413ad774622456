import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { sparkle } from './sparkle.ts'

export const pearlEarrings: Drawing = (pen, [main, second, accent]) => {
  const earring = (x: number, y: number, size: number) => {
    pen.oval(
      x + 22,
      y + 170,
      size,
      size * 0.9,
      pen.glow(
        [
          [0, '#1c1a24', 0.35],
          [1, '#1c1a24', 0],
        ],
        '',
      ),
    )
    pen.line(
      `M${x} ${y + 82}V${y + 20}C${x} ${y - 40} ${x - 62} ${y - 32} ${x - 54} ${y + 26}`,
      dim(main, 0.3),
      6,
    )
    pen.line(
      `M${x - 1} ${y + 80}V${y + 20}C${x - 1} ${y - 38} ${x - 62} ${y - 30} ${x - 55} ${y + 24}`,
      lit(main, 0.4),
      2.5,
    )
    pen.oval(x, y + 64, 8, 8, pen.ball(main))
    pen.shape(
      `M${x - 15} ${y + 106}Q${x - 13} ${y + 84} ${x} ${y + 80}Q${x + 13} ${y + 84} ${x + 15} ${y + 106}Q${x} ${y + 98} ${x - 15} ${y + 106}Z`,
      pen.metal(main),
    )
    pen.oval(
      x,
      y + 100 + size,
      size,
      size * 1.06,
      pen.glow(
        [
          [0, '#fff'],
          [0.3, second],
          [0.6, accent],
          [0.82, mix(accent, '#c39aa0', 0.45)],
          [1, mix(accent, '#6d6a80', 0.6)],
        ],
        'cx=".36" cy=".3" r=".78"',
      ),
    )
    pen.oval(x + size * 0.35, y + 100 + size * 1.5, size * 0.3, size * 0.16, '#f6d9cf', 'opacity=".75"')
    pen.shine(`M${x - size * 0.6} ${y + 92 + size * 0.8}q4-18 22-22q-12 10-14 28Z`, 0.95)
  }
  earring(146, 66, 47)
  earring(288, 92, 45)
  sparkle(pen, 112, 118, 14)
  sparkle(pen, 300, 236, 10)
}

export const pendant: Drawing = (pen, [main, second, accent]) => {
  pen.shade(
    'M60-4C90 120 150 176 216 202C280 170 330 110 352-4H346C322 100 276 160 216 190C154 166 100 110 68-4Z',
    0.1,
  )
  pen.line('M50-6C78 112 136 168 200 190C264 168 322 112 350-6', dim(main, 0.4), 7)
  pen.line('M50-6C78 112 136 168 200 190C264 168 322 112 350-6', lit(main, 0.7), 4, 'stroke-dasharray="1 8"')
  pen.oval(
    222,
    286,
    84,
    88,
    pen.glow(
      [
        [0, '#2b1b22', 0.5],
        [1, '#2b1b22', 0],
      ],
      '',
    ),
  )
  pen.oval(200, 194, 11, 13, 'none', `stroke="${pen.metal(main)}" stroke-width="6"`)
  pen.shape('M200 196Q286 262 266 318Q244 360 200 360T134 318Q114 262 200 196Z', pen.metal(main))
  const stones = [
    [200, 210],
    [222, 228],
    [242, 250],
    [256, 276],
    [259, 304],
    [246, 328],
    [224, 344],
    [200, 349],
    [176, 344],
    [154, 328],
    [141, 304],
    [144, 276],
    [158, 250],
    [178, 228],
  ] as const
  for (const [x, y] of stones) pen.oval(x, y, 8.5, 8.5, pen.ball(accent))
  pen.shape(
    'M200 224Q262 272 246 308Q232 336 200 336T154 308Q138 272 200 224Z',
    pen.glow([
      [0, lit(second, 0.55)],
      [0.4, second],
      [1, dim(second, 0.65)],
    ]),
  )
  pen.shape(
    'M200 224L178 276L154 308Q142 272 200 224ZM200 336L224 300L246 308Q232 336 200 336Z',
    '#fff',
    'opacity=".2"',
  )
  pen.shape('M178 276L200 258L222 276L224 300L200 316L176 300Z', lit(second, 0.35), 'opacity=".7"')
  pen.line(
    'M200 224V258L178 276L154 308L176 300L178 276M200 258L222 276L246 308L224 300L222 276M176 300L200 316L224 300M200 316V336',
    lit(second, 0.7),
    1.5,
    'opacity=".75"',
  )
  pen.shine('M180 272L198 258L190 292L178 298Z', 0.5)
  sparkle(pen, 172, 252, 18)
  sparkle(pen, 254, 262, 12)
}
