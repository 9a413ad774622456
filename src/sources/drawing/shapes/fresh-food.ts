import { dim, lit, mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { palette } from '../palette.ts'

export const breadLoaf: Drawing = (pen, [main, second, accent]) => {
  const crust = 'M50 252Q40 176 112 150Q200 118 290 150Q362 176 350 252Q344 306 296 308H104Q56 306 50 252Z'
  pen.ground(204, 312, 160, 22)
  pen.shape(
    crust,
    pen.glow(
      [
        [0, lit(main, 0.5)],
        [0.4, main],
        [0.8, dim(main, 0.35)],
        [1, dim(main, 0.6)],
      ],
      'cx=".4" cy=".2" r=".85"',
    ),
  )
  for (const [x, y] of [
    [96, 186],
    [162, 160],
    [230, 156],
  ] as const) {
    pen.shape(
      `M${x} ${y + 66}Q${x + 14} ${y + 10} ${x + 66} ${y}Q${x + 58} ${y + 46} ${x + 22} ${y + 82}Q${x + 6} ${y + 84} ${x} ${y + 66}Z`,
      dim(main, 0.5),
    )
    pen.shape(
      `M${x + 8} ${y + 68}Q${x + 22} ${y + 18} ${x + 64} ${y + 4}Q${x + 52} ${y + 46} ${x + 22} ${y + 76}Q${x + 12} ${y + 80} ${x + 8} ${y + 68}Z`,
      pen.slope(mix(second, palette.oak, 0.35)),
    )
    pen.line(
      `M${x + 18} ${y + 62}q12-26 34-42M${x + 26} ${y + 62}q10-16 20-28`,
      dim(palette.oak, 0.15),
      2,
      'opacity=".6"',
    )
  }
  const flour = pen.cloth(30, 24, () => {
    for (const [x, y] of [
      [4, 5],
      [18, 9],
      [26, 18],
      [10, 19],
    ] as const)
      pen.oval(x, y, 2.2, 1.5, '#fffb')
  })
  pen.shape('M64 220Q80 164 150 150Q230 134 300 162Q336 180 336 226Q290 196 200 200Q110 204 64 220Z', flour)
  pen.shade('M54 268Q120 292 200 292T346 268Q338 306 296 308H104Q62 306 54 268Z', 0.28)
  pen.line('M318 330C346 310 366 286 382 250', accent, 2)
  for (const [x, y, turn] of [
    [382, 250, 20],
    [372, 274, -20],
    [384, 276, 50],
    [356, 294, -10],
    [372, 300, 58],
  ] as const)
    pen.oval(x, y, 6, 14, pen.slope(palette.saffron), `transform="rotate(${turn} ${x} ${y})"`)
}

export const cheese: Drawing = (pen, [main, second, accent]) => {
  pen.ground(206, 306, 150, 24)
  pen.bar(46, 288, 316, 22, 9, pen.fall(accent))
  pen.shape('M68 206L250 132Q334 158 338 206Z', pen.slope(lit(main, 0.3)))
  pen.shape('M250 132Q334 158 338 206L330 198Q320 162 250 138Z', second)
  pen.shape(
    'M68 206H338V288H68Z',
    pen.blend([
      [0, lit(main, 0.2)],
      [1, dim(main, 0.14)],
    ]),
  )
  pen.shape('M318 206H338V288H318Z', pen.fall(dim(second, 0.2)))
  for (const [x, y, rx, ry] of [
    [120, 246, 19, 17],
    [186, 230, 12, 10],
    [226, 264, 22, 15],
    [284, 236, 15, 14],
    [164, 274, 8, 7],
  ] as const) {
    pen.oval(
      x,
      y,
      rx,
      ry,
      pen.blend([
        [0, dim(second, 0.35)],
        [1, lit(main, 0.15)],
      ]),
    )
  }
  for (const [x, y, rx] of [
    [210, 178, 15],
    [272, 182, 12],
    [256, 154, 9],
  ] as const)
    pen.oval(x, y, rx, rx * 0.45, dim(second, 0.15))
  pen.glint('M72 207H316', 2, 0.6)
  pen.line('M68 206V288H338', dim(second, 0.3), 1.5, 'opacity=".4"')
  for (const [x, y] of [
    [82, 276],
    [70, 266],
  ] as const)
    pen.oval(x, y + 4, 15, 15, pen.ball(palette.plum))
  pen.line('M70 258q2-14 14-18', palette.leaf, 3)
}

export const chocolate: Drawing = (pen, [main, second, accent]) => {
  const square = (x: number, y: number) => {
    pen.bar(x, y, 46, 42, 3, pen.slope(main))
    pen.shape(`M${x + 4} ${y + 4}h38l-7 7h-24v24l-7 7Z`, lit(main, 0.28))
    pen.shape(`M${x + 42} ${y + 38}v-34l-7 7v20l-24 0-7 7Z`, dim(main, 0.35))
  }
  pen.group('rotate(-16 200 200)', () => {
    pen.shade('M120 62H296V366H126Z', 0.2)
    pen.bar(106, 52, 180, 170, 5, dim(main, 0.3))
    for (const x of [110, 159, 208]) for (const y of [56, 101, 146]) square(x + 12, y)
    pen.shape(
      'M100 184L116 176L130 186L148 174L166 188L184 176L204 188L222 176L242 186L262 174L280 186L296 178V206H100Z',
      pen.metal(accent),
    )
    pen.bar(98, 200, 200, 160, 3, pen.slope(second))
    pen.line('M108 210H288V350H108Z', accent, 3)
    pen.shape('M198 232Q226 262 198 296Q170 262 198 232Z', accent)
    pen.crease('M198 242V288M190 262l8 8 8-8M190 274l8 8 8-8', 2, 0.4)
    pen.bar(160, 312, 76, 7, 3, palette.bone)
    pen.bar(174, 328, 48, 5, 2, palette.bone)
    pen.shine('M98 200H180L98 330Z', 0.14)
  })
  pen.group('rotate(30 312 300)', () => {
    pen.ground(314, 312, 26)
    pen.oval(312, 300, 14, 23, pen.ball('#a8693a'))
    pen.crease('M306 284q-4 14 0 32M314 280q2 18 0 40', 1.5, 0.4)
  })
}

export const eggs: Drawing = (pen, [main, second, accent]) => {
  const egg = (x: number, y: number, hue: string) =>
    pen.shape(`M${x} ${y}c24 0 37 34 37 58c0 22-14 36-37 36s-37-14-37-36c0-24 13-58 37-58Z`, pen.ball(hue))
  const shells = [lit(main, 0.3), second, lit(accent, 0.35)] as const
  pen.ground(204, 310, 160, 22)
  pen.shape(
    'M66 170L82 98Q84 86 98 86H302Q316 86 318 98L334 170Z',
    pen.blend([
      [0, dim('#a89f94', 0.1)],
      [1, dim('#8d847a', 0.25)],
    ]),
  )
  pen.crease('M140 90L132 166M200 90V166M260 90L268 166', 8, 0.12)
  for (const [i, hue] of shells.entries()) egg(128 + i * 72, 128, hue)
  pen.shape(
    'M56 198Q74 190 92 200Q110 190 128 200Q146 190 164 200Q182 190 200 200Q218 190 236 200Q254 190 272 200Q290 190 308 200Q326 190 344 198V232H56Z',
    dim('#a89f94', 0.25),
  )
  for (const [i, hue] of [shells[2], shells[0], shells[1]].entries()) egg(110 + i * 90, 152, hue)
  pen.shape(
    'M48 226Q64 238 78 222Q110 262 144 222Q156 236 166 222Q200 262 234 222Q246 236 256 222Q290 262 322 222Q338 238 352 226L340 296Q338 308 324 308H76Q62 308 60 296Z',
    pen.blend([
      [0, lit('#a89f94', 0.3)],
      [0.5, '#a89f94'],
      [1, dim('#a89f94', 0.3)],
    ]),
  )
  pen.crease('M155 236L158 304M245 236L242 304', 10, 0.12)
  pen.bar(176, 268, 48, 22, 4, lit(accent, 0.3))
  pen.glint('M60 236L70 292', 3, 0.4)
}
