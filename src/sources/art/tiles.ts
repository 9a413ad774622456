import { dim, lit } from '../drawing/colour.ts'
import { palette } from '../drawing/palette.ts'
import { createPen, type Pen } from '../drawing/pen.ts'
import { headphones, speaker } from '../drawing/shapes/electronics.ts'
import { pearlEarrings } from '../drawing/shapes/jewelery.ts'
import { crewSweater, jeans } from '../drawing/shapes/mens-clothing.ts'
import { solitaire } from '../drawing/shapes/rings.ts'
import { wrapDress } from '../drawing/shapes/womens-clothing.ts'

const {
  bone,
  brass,
  clay,
  copper,
  denim,
  gold,
  leather,
  linen,
  navy,
  oak,
  pine,
  plum,
  saffron,
  sky,
  snow,
  teal,
  terracotta,
  walnut,
} = palette

function stage(wall: string, floor: string, draw: (pen: Pen) => void): string {
  const pen = createPen()
  pen.bar(
    0,
    0,
    800,
    600,
    0,
    pen.blend([
      [0, wall],
      [0.64, wall],
      [0.8, floor],
      [1, lit(floor, 0.2)],
    ]),
  )
  pen.bar(
    0,
    0,
    800,
    600,
    0,
    pen.glow(
      [
        [0, '#fff', 0.6],
        [0.6, '#fff', 0],
        [1, '#412', 0.2],
      ],
      'cx=".2" cy=".1" r="1.1"',
    ),
  )
  draw(pen)
  return pen.write('0 0 800 600', 'width="800" height="600"')
}

function plinth(pen: Pen, cx: number, top: number, width: number, height: number, hue: string): void {
  pen.ground(cx, top + height, width / 2, width / 11)
  pen.shape(
    `M${cx - width / 2} ${top}v${height}q0 ${width / 8} ${width / 2} ${width / 8}t${width / 2}-${width / 8}V${top}Z`,
    pen.round(hue),
  )
  pen.oval(cx, top, width / 2, width / 8, pen.slope(lit(hue, 0.25)))
}

const peg = (pen: Pen, x: number): void => {
  pen.oval(x, 46, 13, 15, pen.ball(oak))
}

const electronics = (pen: Pen): void => {
  plinth(pen, 280, 470, 330, 60, '#c79d84')
  plinth(pen, 566, 420, 300, 110, '#c79d84')
  pen.group('translate(56 92)scale(1.12)', () => headphones(pen, [pine, leather, brass]))
  pen.group('translate(392 162)scale(.86)', () => speaker(pen, [teal, bone, copper]))
}

const jewelery = (pen: Pen): void => {
  pen.shape('M470 560V250Q470 120 590 120T710 250V560Z', pen.slope('#6d6177'))
  pen.shape('M494 560V256Q494 146 590 146T686 256V560Z', dim('#6d6177', 0.5))
  plinth(pen, 250, 440, 300, 100, '#6a5a72')
  pen.group('translate(46 86)scale(1.04)', () => solitaire(pen, [gold, sky, plum]))
  pen.oval(507, 224, 9, 9, pen.ball(gold))
  pen.oval(638, 248, 9, 9, pen.ball(gold))
  pen.group('translate(394 178)scale(.94)', () => pearlEarrings(pen, [gold, snow, bone]))
}

const mensClothing = (pen: Pen): void => {
  pen.bar(70, 38, 660, 16, 6, walnut)
  for (const x of [250, 560]) {
    peg(pen, x)
  }
  pen.line('M250 58V92M560 58V92', '#8a8d92', 4)
  pen.line('M160 130L250 92l90 38', walnut, 11)
  pen.bar(466, 88, 190, 14, 6, pen.fall(oak))
  pen.group('translate(22 52)scale(1.14)', () => crewSweater(pen, [terracotta, clay, bone]))
  pen.group('translate(336 46)scale(1.12)', () => jeans(pen, [denim, navy, saffron]))
}

const womensClothing = (pen: Pen): void => {
  pen.bar(70, 38, 660, 16, 6, walnut)
  for (const x of [276, 500, 616]) peg(pen, x)
  pen.group('translate(4 30)scale(1.36)', () => wrapDress(pen, ['#9c2f45', '#ebc8b4', saffron]))
  pen.group('translate(20 18)', () =>
    pen.shade('M430 214Q500 250 616 190Q590 160 560 150Q548 84 498 90T448 172Q424 190 430 214Z', 0.13),
  )
  pen.shape('M424 210Q420 186 452 170Q520 190 566 146Q606 152 616 180Q560 260 424 210Z', pen.slope(linen))
  pen.shape('M446 178Q442 96 492 82T568 146Q520 200 446 178Z', pen.ball(lit(linen, 0.15)))
  pen.shape('M446 178Q520 198 568 146L564 128Q520 178 445 158Z', '#9c2f45')
  pen.ground(610, 520, 112, 16)
  pen.line('M544 396C536 56 688 56 676 396', dim(leather, 0.2), 9)
  pen.shape('M520 384H700L716 500Q716 522 694 522H526Q504 522 504 500Z', pen.round(leather))
  pen.shape(
    'M514 382Q512 368 528 368H692Q708 368 706 382L700 430Q660 456 610 456T520 430Z',
    pen.slope(lit(leather, 0.12)),
  )
  pen.bar(594, 436, 32, 34, 5, pen.metal(brass))
  pen.shine('M524 378H560L536 510Q516 512 516 498Z', 0.2)
}

/** The four pictures that lead into the shop's own categories. */
export const drawTiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['electronics', stage('#eacfbe', '#d5ab92', electronics)],
    ['jewelery', stage('#5d5567', '#3b3442', jewelery)],
    ['mens-clothing', stage('#d0d9c6', '#b0bda2', mensClothing)],
    ['womens-clothing', stage('#f0dcb4', '#dcb978', womensClothing)],
  ])
