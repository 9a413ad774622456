import { dim, lit } from '../drawing/colour.ts'
import { palette } from '../drawing/palette.ts'
import { createPen, type Pen } from '../drawing/pen.ts'

const {
  blush,
  brass,
  charcoal,
  clay,
  dusk,
  linen,
  oak,
  paper,
  pine,
  saffron,
  sage,
  sky,
  slate,
  steel,
  snow,
  terracotta,
  vermilion,
  walnut,
} = palette

/** Without a ground of its own: what it stands on must do on paper and by night. */
function spot(draw: (pen: Pen) => void): string {
  const pen = createPen()
  pen.oval(160, 124, 132, 104, sage, 'opacity=".22"')
  pen.oval(164, 216, 112, 11, '#806a5a', 'opacity=".4"')
  draw(pen)
  return pen.write('0 0 320 240', 'width="320" height="240"')
}

const emptyCart = (pen: Pen): void => {
  const wire = pen.cloth(15, 15, () => pen.line('M0 0L15 15M15 0L0 15', lit(oak, 0.15), 2.5))
  const basket = 'M66 112H254L232 206Q230 214 220 214H100Q90 214 88 206Z'
  pen.line('M104 116C108 22 212 22 216 116', dim(oak, 0.25), 10)
  pen.line('M104 114C108 24 212 24 216 114', lit(oak, 0.2), 4)
  pen.shape(basket, dim(oak, 0.45))
  pen.shape(basket, wire)
  pen.shape(
    basket,
    pen.blend(
      [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [1, '#212', 0.4],
      ],
      'across',
    ),
  )
  pen.bar(56, 102, 208, 19, 9, pen.round(oak))
  pen.shape('M186 121l34 0 10 40-18 14-26-14Z', pen.slope(vermilion))
  pen.oval(207, 132, 4, 4, paper)
  pen.line('M52 62l12 8M44 86l14 2M262 56l-11 9M274 82l-14 3', saffron, 5)
}

const emptyOrders = (pen: Pen): void => {
  pen.shape('M66 116L160 92 254 116 160 144Z', dim(clay, 0.5))
  pen.shape('M66 116L160 144V216L66 188Z', pen.slope('#cfa878'))
  pen.shape('M254 116L160 144V216L254 188Z', pen.slope('#a9794f'))
  pen.shape('M66 116L160 144 132 170 40 140Z', pen.slope('#dfbd92'))
  pen.shape('M254 116L160 144 190 168 282 138Z', pen.slope('#c3986a'))
  pen.shape('M84 172l34 10v16l-34-10Z', snow)
  pen.line('M90 179l20 6M90 185l14 4', slate, 2)
  pen.group('rotate(-10 160 62)', () => {
    pen.shape('M128 22H194V98l-8-7-8 7-8-7-9 7-8-7-8 7-8-7-9 7Z', pen.slope(snow))
    pen.line('M140 40H180M140 54H170M140 68H176', dusk, 4, 'opacity=".5"')
  })
  pen.line('M218 44c20 0 24 12 16 20M92 66c-18-2-24 6-20 18', saffron, 4)
}

const emptyWishlist = (pen: Pen): void => {
  const heart =
    'M160 196Q76 146 78 92Q80 50 118 48Q148 48 160 76Q172 48 202 48Q240 50 242 92Q244 146 160 196Z'
  pen.shape(
    heart,
    pen.glow([
      [0, lit(vermilion, 0.5)],
      [0.45, vermilion],
      [1, dim(vermilion, 0.5)],
    ]),
  )
  pen.line(
    'M160 182Q92 138 92 94Q94 64 118 62Q142 62 160 96Q178 62 202 62Q226 64 228 94Q228 138 160 182Z',
    lit(blush, 0.3),
    3,
    'stroke-dasharray="7 7"',
  )
  pen.shine('M92 92Q94 66 116 62Q104 78 104 108Q94 104 92 92Z', 0.5)
  pen.group('rotate(24 222 150)', () => {
    pen.bar(206, 132, 62, 40, 6, pen.slope(saffron))
    pen.oval(218, 152, 5, 5, paper)
    pen.line('M232 146H256M232 158H248', dim(saffron, 0.5), 3)
  })
  pen.line('M214 138C196 118 202 100 214 92', walnut, 2.5)
  pen.shape('M62 60l4 10 10 4-10 4-4 10-4-10-10-4 10-4ZM262 46l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z', saffron)
}

const nothingFound = (pen: Pen): void => {
  pen.bar(52, 66, 72, 140, 4, pen.slope(linen))
  pen.line('M52 100H124M52 136H124M52 172H124', dim(linen, 0.3), 4)
  pen.bar(62, 76, 10, 24, 1, dusk)
  pen.bar(74, 80, 8, 20, 1, terracotta)
  pen.bar(102, 116, 10, 20, 1, pine)
  pen.group('rotate(42 190 116)', () => {
    pen.bar(182, 170, 18, 66, 8, pen.round(walnut))
    pen.bar(184, 158, 14, 16, 2, pen.metal(brass))
  })
  pen.oval(190, 110, 62, 62, pen.slope(brass))
  pen.oval(190, 110, 51, 51, pen.slope(lit(sky, 0.55)))
  pen.oval(174, 106, 5, 7, charcoal)
  pen.oval(206, 106, 5, 7, charcoal)
  pen.line('M176 134Q190 124 204 134', charcoal, 4)
  pen.line('M166 92l12-4M214 92l-12-4', charcoal, 3)
  pen.shine('M146 104Q150 74 180 66Q162 84 160 116Q148 114 146 104Z', 0.6)
}

const lost = (pen: Pen): void => {
  pen.bar(152, 60, 14, 156, 4, pen.round(walnut))
  pen.shape('M96 66H216L238 86 216 106H96Z', pen.slope(vermilion))
  pen.shape('M224 116H112L90 136 112 156H224Z', pen.slope(pine))
  pen.line('M116 86h18M146 86h34M190 86h10', lit(blush, 0.4), 6)
  pen.line('M126 136h24M162 136h12M186 136h24', lit(sage, 0.4), 6)
  pen.shape('M148 60q11-22 22 0Z', pen.ball(oak))
  pen.line('M46 214q4-30 22-40M60 216q-2-26-18-34M262 216q2-24 18-30M272 216q-4-22-16-26', '#6f9a6c', 5)
  pen.shape('M178 216q6-22 28-22 24 2 28 22Z', pen.ball(slate))
  pen.line('M82 36q10-12 20 0q10-12 20 0M226 44q8-9 15 0q8-9 15 0', sky, 4)
}

const offline = (pen: Pen): void => {
  pen.shape(
    'M74 136Q46 132 48 104Q52 78 82 78Q92 40 136 40Q176 40 188 74Q232 66 240 104Q270 106 268 128Q266 150 236 150H96Q78 150 74 136Z',
    pen.blend([
      [0, snow],
      [1, '#b9c5d1'],
    ]),
  )
  pen.shine('M64 106Q68 88 90 88Q102 50 134 50Q100 66 100 100Q72 100 64 106Z', 0.8)
  pen.line('M160 216V190q0-10-12-10H132', steel, 6)
  pen.bar(108, 168, 30, 24, 6, pen.slope(terracotta))
  pen.line('M108 174H96M108 186H96', steel, 5)
  pen.line('M222 168q-22 4-22 24t-40 24', steel, 6)
  pen.bar(210, 154, 26, 28, 6, pen.slope(dusk))
  pen.line('M168 156l10-12M184 164l12-6M158 152l0-14', saffron, 5)
}

/** Small drawings for the moments when there is nothing else to show. */
export const drawSpots = (): ReadonlyMap<string, string> =>
  new Map([
    ['empty-cart', spot(emptyCart)],
    ['empty-orders', spot(emptyOrders)],
    ['empty-wishlist', spot(emptyWishlist)],
    ['nothing-found', spot(nothingFound)],
    ['lost', spot(lost)],
    ['offline', spot(offline)],
  ])
