import { drawn } from '../../drawing/drawing.ts'
import { birdFeeder, dogBowl, dogCollar, petBed } from '../../drawing/shapes/pets.ts'
import type { SecondGoods } from '../goods.ts'

export const pets: readonly SecondGoods[] = [
  {
    id: 97,
    title: 'Stoneware Dog Bowl ',
    description:
      'Too heavy to push across the kitchen, though he will try. Glazed inside and out, with a bone in relief on the front. Holds 1.2 litres.',
    price: 21.5,
    rating: 4.46,
    stock: 56,
    picture: drawn(dogBowl, 'blush', ['dusk', 'snow', 'clay']),
  },
  {
    id: 98,
    title: 'Saddle-Leather Collar & Brass Tag',
    description:
      'Cut from one strip, stitched at the stress points, edges burnished by hand. We engrave a name and a number for nothing. Softens within a fortnight of walks.',
    price: 32,
    rating: 4.59,
    stock: 48,
    picture: drawn(dogCollar, 'sage', ['leather', 'brass', 'vermilion']),
  },
  {
    id: 99,
    title: "Cat's Cradle Felt Bed",
    description:
      'A soft nest of wool felt with high sides for leaning on. Washable cushion. Ignored for three days, then never left. The cat is a model; yours will have ideas of its own.',
    price: 54.9,
    rating: 4.07,
    stock: 26,
    picture: drawn(petBed, 'dawn', ['sage', 'bone', 'clay'], ['at home', 'pair']),
  },
  {
    id: 100,
    title: 'Glass Feeder for Garden Birds',
    description:
      'Two perches, a brass roof and a seed store you can see from the window. Comes apart for washing. The squirrels have asked us to discontinue it.',
    price: 29.4,
    rating: 4.22,
    stock: 40,
    picture: drawn(birdFeeder, 'pine', ['brass', 'oak', 'terracotta']),
  },
]
