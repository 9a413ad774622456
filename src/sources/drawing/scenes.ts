import { drawBackdrop } from './backdrop.ts'
import { dim, lit, mix } from './colour.ts'
import type { Picture } from './drawing.ts'
import { palette } from './palette.ts'
import type { Pen } from './pen.ts'

const { bone, clay, dusk, leaf, linen, oak, paper, pine, sage, terracotta } = palette

/** In its carton, with its likeness printed on the front. */
export function drawBoxed(pen: Pen, { drawing, colours, backdrop }: Picture): void {
  const board = '#c9a577'
  drawBackdrop(pen, backdrop === 'sand' ? 'paper' : 'sand')
  pen.ground(205, 330, 130, 20)
  pen.shape('M84 122 266 112V340L84 328Z', pen.slope(board))
  pen.shape('M266 112 322 126V322L266 340Z', dim(board, 0.34))
  pen.shape('M84 122 142 104 322 126 266 112Z', lit(board, 0.3))
  pen.shape('M84 122 146 102 322 126 266 112Z', lit(board, 0.35))
  pen.shape('M284 117 304 122V328L284 334Z', mix(colours[0], '#241826', 0.3), 'opacity=".8"')
  pen.group('matrix(1 -.03 0 1 0 8)', () => {
    pen.bar(104, 140, 142, 142, 6, lit(mix(colours[1], paper, 0.75), 0.2))
    pen.group('translate(107 143)scale(.34)', () => drawing(pen, colours))
    pen.bar(104, 294, 84, 6, 3, pine)
    pen.bar(104, 306, 54, 5, 2, pine, 'opacity=".5"')
  })
  pen.shine('M84 122 266 112 84 240Z', 0.1)
}

function plant(pen: Pen): void {
  pen.ground(338, 312, 44, 9)
  pen.line(
    'M338 262C330 210 306 186 296 150M338 262C342 200 352 180 372 150M338 262C338 210 336 180 334 128',
    leaf,
    4,
  )
  pen.shape(
    'M296 150c-24 4-30 26-14 44 16-4 24-26 14-44ZM372 150c22 8 24 30 6 44-14-8-18-28-6-44ZM334 126c-20 14-18 40 0 54 18-16 18-40 0-54Z',
    pen.slope(leaf),
  )
  pen.shape('M306 256h64l-9 56q-23 7-46 0Z', pen.round(terracotta))
  pen.shape('M302 246h72v14q-36 8-72 0Z', pen.round(clay))
}

function books(pen: Pen): void {
  pen.ground(332, 320, 60, 9)
  for (const [x, y, width, hue] of [
    [276, 296, 112, dusk],
    [286, 274, 96, bone],
    [280, 250, 102, terracotta],
  ] as const) {
    pen.bar(x, y, width, 22, 3, pen.fall(hue))
    pen.bar(x + 8, y + 5, width - 8, 12, 1, lit(linen, 0.5))
    pen.bar(x, y, 14, 22, 3, dim(hue, 0.2))
  }
  pen.oval(330, 240, 20, 11, pen.ball(sage))
}

function cup(pen: Pen): void {
  pen.ground(330, 318, 44, 8)
  pen.line('M362 268C392 262 392 302 360 300', dim(pine, 0.1), 9)
  pen.shape('M292 252V298Q294 318 328 318T364 298V252Z', pen.round(pine))
  pen.oval(328, 252, 36, 8, lit(pine, 0.4))
  pen.oval(328, 254, 30, 5, '#5b3524')
  pen.line('M318 238q-8-14 2-24t0-26M338 238q-8-14 2-24', '#fff9', 5)
}

const COMPANIONS = [plant, books, cup]

/** On a table by the window, with the light of the panes on the wall. */
export function drawAtHome(pen: Pen, { drawing, colours, backdrop }: Picture): void {
  const wood = backdrop === 'clay' || backdrop === 'sand' ? '#8a6246' : oak
  drawBackdrop(pen, backdrop === 'paper' ? 'sage' : 'paper')
  pen.group('skewY(14)', () => {
    for (const [x, y] of [
      [52, 10],
      [122, 10],
      [52, 104],
      [122, 104],
    ] as const)
      pen.bar(x, y, 60, 84, 0, '#fffbe9', 'opacity=".6"')
  })
  pen.bar(
    0,
    296,
    400,
    104,
    0,
    pen.blend([
      [0, lit(wood, 0.35)],
      [0.14, wood],
      [1, dim(wood, 0.25)],
    ]),
  )
  pen.crease('M0 297H400M0 330H400M0 368H400', 1.5, 0.12)
  COMPANIONS[backdrop.length % COMPANIONS.length]?.(pen)
  pen.shape('M24 306 150 300 166 318 20 326Z', linen)
  pen.crease('M24 306 150 300', 2, 0.1)
  pen.group('translate(12 58)scale(.74)', () => drawing(pen, colours))
}

/** Two of them, the one behind in another colour. */
export function drawPair(pen: Pen, { drawing, colours, backdrop }: Picture): void {
  const [main, second, accent] = colours
  drawBackdrop(pen, backdrop === 'blush' ? 'mist' : 'blush')
  pen.group('translate(146 84)scale(.6)', () => drawing(pen, [mix(second, main, 0.25), main, accent]))
  pen.group('translate(-6 104)scale(.7)', () => drawing(pen, colours))
}

/** Seen from above, laid on cloth. */
export function drawLaidFlat(pen: Pen, { drawing, colours, backdrop }: Picture): void {
  drawBackdrop(pen, backdrop === 'dusk' ? 'paper' : 'dusk')
  const weave = pen.cloth(8, 8, () => pen.line('M0 4H8M4 0V8', '#fff3', 1.5))
  pen.shape('M-10 60 330-20 430 330 60 430Z', linen)
  pen.shape('M-10 60 330-20 430 330 60 430Z', weave)
  pen.group('rotate(-24 200 200)translate(34 34)scale(.83)', () => drawing(pen, colours))
}
