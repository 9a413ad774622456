import { drawn } from '../../drawing/drawing.ts'
import { kite, rubberDuck, spinningTop, teddyBear } from '../../drawing/shapes/toys.ts'
import { buildingBlocks, robot, stackingRings, toyTrain } from '../../drawing/shapes/wooden-toys.ts'
import type { SecondGoods } from '../goods.ts'

export const toys: readonly SecondGoods[] = [
  {
    id: 61,
    title: 'Barnaby Bear, 35 cm',
    description:
      'A serious bear with jointed arms and a stitched smile that takes a while to notice. Mohair outside, wool inside. Good at keeping secrets.',
    price: 38,
    rating: 4.9,
    stock: 42,
    brand: 'Pip & Nettle',
    picture: drawn(teddyBear, 'sage', ['clay', 'blush', 'vermilion'], ['at home', [120, 70, 160]]),
  },
  {
    id: 62,
    title: 'Rainbow Stacking Rings',
    description:
      'Six rings, one peg, endless arguments about the order. Lime wood with water-based colours that survive being chewed. From twelve months.',
    price: 19.5,
    rating: 4.66,
    stock: 71,
    brand: 'Pip & Nettle',
    picture: drawn(stackingRings, 'paper', ['vermilion', 'saffron', 'teal']),
  },
  {
    id: 63,
    title: 'Wooden Pull-Along Train',
    description:
      'An engine and a wagon on a cotton cord, with wheels that clack over floorboards. The wagon carries conkers, snails and the odd biscuit.',
    price: 33.25,
    rating: 4.59,
    stock: 38,
    picture: drawn(toyTrain, 'dawn', ['dusk', 'vermilion', 'oak'], ['at home', 'boxed']),
  },
  {
    id: 64,
    title: 'Alphabet-Free Building Blocks, 40 Pieces',
    description:
      'Cubes, arches, columns and roofs with nothing to learn. Half are painted, half are left as the tree made them. Stored in a cotton sack.',
    price: 29,
    rating: 4.73,
    stock: 60,
    picture: drawn(buildingBlocks, 'dusk', ['saffron', 'terracotta', 'pine']),
  },
  {
    id: 65,
    title: 'Diamond Kite with 40 m of Line',
    description:
      "Goes up in a breeze that wouldn't trouble a hat. Ripstop sail, ash spars and a tail of bows. Packs into a tube for the journey to the hill.",
    price: 22.4,
    rating: 4.02,
    stock: 23,
    picture: drawn(kite, 'dusk', ['vermilion', 'saffron', 'teal']),
  },
  {
    id: 66,
    title: 'Humming Spinning Top',
    description:
      'Push the knob and it sings a chord; let go and it sings for a minute. Pressed tin, printed in five colours. For children, and for people on the phone.',
    price: 15.8,
    rating: 4.3,
    stock: 49,
    picture: drawn(spinningTop, 'blush', ['teal', 'saffron', 'berry']),
  },
  {
    id: 67,
    title: 'Rubber Duck, Captain ',
    description:
      'Floats upright in the highest seas. Natural rubber, without a hole in the bottom, so nothing grows in there. Wears the cap at all times.',
    price: 7.2,
    rating: 4.55,
    stock: 130,
    picture: drawn(rubberDuck, 'mist', ['lemon', 'dusk', 'terracotta']),
  },
  {
    id: 68,
    title: 'Poseable Wooden Robot',
    description:
      'Elastic joints and twelve moving parts; stands on its head if you are patient. Beech, with a face that is pleased to see you.',
    price: 26,
    rating: 4.48,
    stock: 35,
    picture: drawn(robot, 'sand', ['oak', 'teal', 'vermilion'], ['pair', 'boxed']),
  },
]
