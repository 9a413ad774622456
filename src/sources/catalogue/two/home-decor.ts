import { drawn } from '../../drawing/drawing.ts'
import { candle, framedPrint, roundMirror, vase } from '../../drawing/shapes/decor.ts'
import { pendantLamp, tableLamp, wallClock } from '../../drawing/shapes/lights.ts'
import { cushion, rattanBasket, woolThrow } from '../../drawing/shapes/textiles.ts'
import type { SecondGoods } from '../goods.ts'

export const homeDecor: readonly SecondGoods[] = [
  {
    id: 13,
    title: 'Mushroom Table Lamp',
    description:
      'A low glow for late pages. The shade is spun from one sheet of metal and tips towards whatever you are reading. Dims by touch, in three steps.',
    price: 89,
    rating: 4.58,
    stock: 22,
    brand: 'Vesper Row',
    picture: drawn(tableLamp, 'night', ['terracotta', 'brass', 'saffron'], ['at home', [110, 70, 170]]),
  },
  {
    id: 14,
    title: 'Hand-Thrown Ceramic Vase with Dried Grasses',
    description:
      'Broad shoulders, a narrow neck and a glaze that breaks to rust at the rim. Watertight for fresh stems, lovely with dry ones. The grasses shown come with it.',
    price: 52,
    rating: 4.31,
    stock: 18,
    brand: 'Claybourne',
    picture: drawn(vase, 'clay', ['dusk', 'sage', 'saffron'], ['at home', 'pair']),
  },
  {
    id: 15,
    title: 'Station Wall Clock, 30 cm',
    description:
      'Plain numbers gone to strokes, a red second hand, and a movement too quiet to hear from bed. Solid oak rim under domed glass. One AA cell lasts about two years.',
    price: 67.4,
    rating: 4.46,
    stock: 45,
    picture: drawn(wallClock, 'sage', ['oak', 'snow', 'vermilion']),
  },
  {
    id: 16,
    title: "Fig & Cedar Candle in a Potter's Cup",
    description:
      'Soy wax, a cotton wick and a scent like the shady side of a garden. Burns for some fifty hours; afterwards the cup is yours for toothbrushes or espresso.',
    price: 24,
    rating: 4.61,
    stock: 92,
    picture: drawn(candle, 'pine', ['bone', 'clay', 'saffron']),
  },
  {
    id: 17,
    title: 'Framed Print "Two Hills & a Sun"',
    description:
      'A quiet landscape in four colours, printed on heavy cotton paper with inks that will not fade in a south room. Ash frame, ready to hang. 50 by 50 cm.',
    price: 118,
    rating: 4.27,
    stock: 11,
    picture: drawn(framedPrint, 'mist', ['oak', 'pine', 'terracotta'], ['at home', [120, 150, 150]]),
  },
  {
    id: 18,
    title: 'Round Brass-Rimmed Mirror, 60 cm',
    description:
      'A thin brass ring around good clear glass, and a leather strap to hang it by. Makes a narrow hall feel like a decision rather than an accident.',
    price: 134.99,
    rating: 4.39,
    stock: 7,
    picture: drawn(roundMirror, 'blush', ['brass', 'sky', 'walnut']),
  },
  {
    id: 19,
    title: 'Block-Printed Linen Cushion',
    description:
      'Carved block, steady hands, washed linen. The feather pad is included and the zip is hidden. Cover comes off for a cool wash.',
    price: 34,
    rating: 4.14,
    stock: 58,
    picture: drawn(cushion, 'sand', ['rose', 'vermilion', 'bone']),
  },
  {
    id: 20,
    title: 'Checked Wool Throw, 130 × 180 cm',
    description:
      'Woven from undyed and dyed lambswool in a wide check, with a fringe twisted by hand. Warm enough to end an argument over the heating.',
    price: 95.5,
    rating: 4.7,
    stock: 29,
    picture: drawn(woolThrow, 'dusk', ['saffron', 'bone', 'plum']),
  },
  {
    id: 21,
    title: 'Seagrass Floor Basket ',
    description:
      'For blankets, toys, or a fern that outgrew its shelf. Coiled and stitched from seagrass with two sewn handles. Stands up by itself, even empty.',
    price: 41,
    rating: 4.09,
    stock: 36,
    picture: drawn(rattanBasket, 'paper', ['linen', 'clay', 'pine']),
  },
  {
    id: 22,
    title: 'Opal Glass Pendant Lamp',
    description:
      'A milk-white globe that lights the whole table and dazzles nobody. Hangs from 1.5 m of woven cable with a brass cap. Takes an ordinary E27 bulb.',
    price: 148.2,
    rating: 4.52,
    stock: 0,
    picture: drawn(pendantLamp, 'dusk', ['snow', 'brass', 'charcoal']),
  },
]
