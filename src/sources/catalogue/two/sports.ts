import { drawn } from '../../drawing/drawing.ts'
import { roadBike, runningShoe, skateboard } from '../../drawing/shapes/rolling.ts'
import {
  basketball,
  dumbbells,
  kettlebell,
  racket,
  sportBottle,
  yogaMat,
} from '../../drawing/shapes/training.ts'
import type { SecondGoods } from '../goods.ts'

export const sports: readonly SecondGoods[] = [
  {
    id: 52,
    title: 'Natural Rubber Yoga Mat & Strap',
    description:
      'Grips better the warmer it gets. Soft weave on top, natural rubber below, 4 mm between you and the floorboards. The strap doubles as a stretching aid.',
    price: 62,
    rating: 4.47,
    stock: 43,
    picture: drawn(yogaMat, 'sage', ['plum', 'rose', 'bone'], ['at home', [170, 160, 170]]),
  },
  {
    id: 53,
    title: 'Cast Kettlebell, 12 kg',
    description:
      'One piece of iron with a flat foot and a handle wide enough for two hands. The coating holds chalk. Takes up less room than a gym and asks for less money.',
    price: 47.5,
    rating: 4.7,
    stock: 28,
    brand: 'Ironmere',
    picture: drawn(kettlebell, 'dawn', ['charcoal', 'vermilion', 'silver']),
  },
  {
    id: 54,
    title: 'Street Basketball, Size 7',
    description:
      'Deep channels and a pebbled skin that likes asphalt. Holds its air for a season. Arrives flat, pump not included.',
    price: 25,
    rating: 4.12,
    stock: 69,
    picture: drawn(basketball, 'dusk', ['terracotta', 'ink', 'saffron']),
  },
  {
    id: 55,
    title: 'Club Tennis Racket, 285 g',
    description:
      'Forgiving in the middle and honest at the edge. Strung at 24 kilos and wrapped in a grip that drinks sweat. For players who run around their backhand.',
    price: 89.95,
    rating: 4.21,
    stock: 17,
    picture: drawn(racket, 'pine', ['vermilion', 'snow', 'lemon'], [[150, 30, 170], 'laid flat']),
  },
  {
    id: 56,
    title: 'Carbon Road Bicycle "Col de Mai", 54 cm',
    description:
      'Seven and a half kilos of encouragement. Electronic shifting, deep wheels and a frame that turns every watt into gradient. Built and tuned by one mechanic, whose name is on the card.',
    price: 5249,
    rating: 4.92,
    stock: 2,
    brand: 'Solano Cycles',
    picture: drawn(
      roadBike,
      'paper',
      ['dusk', 'rubber', 'saffron'],
      [[40, 180, 170], [210, 110, 170], 'boxed'],
    ),
  },
  {
    id: 57,
    title: "Daily Trainer Running Shoes, Women's & Men's",
    description:
      'Cushioned for the long way home. The knit breathes, the heel holds, and the sole has been worn to the thread by people who test such things. True to size.',
    price: 119,
    rating: 4.35,
    stock: 55,
    brand: 'Fleetfoot & Sons',
    picture: drawn(runningShoe, 'mist', ['teal', 'saffron', 'snow'], ['pair', 'boxed', [190, 170, 170]]),
  },
  {
    id: 58,
    title: 'Insulated Steel Bottle, 750 ml',
    description:
      'Cold for a day, hot for half of one. The cap has a loop for a finger or a carabiner, and the coating forgives a drop. Fits bicycle cages.',
    price: 28,
    rating: 4.64,
    stock: 106,
    picture: drawn(sportBottle, 'blush', ['pine', 'steel', 'oak']),
  },
  {
    id: 59,
    title: 'Pair of Hex Dumbbells, 5 kg',
    description:
      'Six sides, so they stay where you put them down. Rubber heads for the sake of the neighbours, knurled grips for the sake of your hands.',
    price: 38.6,
    rating: 4.53,
    stock: 0,
    brand: 'Ironmere',
    picture: drawn(dumbbells, 'sand', ['rubber', 'steel', 'saffron']),
  },
  {
    id: 60,
    title: 'Maple Skateboard "Corner Shop" ',
    description:
      'Seven plies of maple, pressed overnight. Soft wheels for rough pavements and trucks that turn when you think it. Complete, assembled, waiting.',
    price: 74,
    rating: 4.24,
    stock: 19,
    picture: drawn(skateboard, 'clay', ['oak', 'teal', 'vermilion']),
  },
]
