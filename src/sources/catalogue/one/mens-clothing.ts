import { drawn } from '../../drawing/drawing.ts'
import { crewSweater, fieldJacket, jeans, oxfordShirt, tee } from '../../drawing/shapes/mens-clothing.ts'
import type { FirstGoods } from '../goods.ts'

export const mensClothing: readonly FirstGoods[] = [
  {
    id: 11,
    title: "Harlow & Finch Men's Waxed Field Jacket",
    price: 148,
    description:
      'Four pockets, a corduroy collar and cotton waxed by hand: a jacket for weather that cannot decide. It creases where you do and looks better for it. Re-wax once a year and hand it down.',
    rating: { rate: 4.7, count: 402 },
    picture: drawn(fieldJacket, 'sand', ['moss', 'leather', 'brass']),
  },
  {
    id: 12,
    title: 'Oxford Shirt in Washed Cotton ',
    price: 49.5,
    description:
      'A button-down collar that rolls rather than stands, in cloth that has been washed until it gave in. Cut straight, with a pleat at the back for reaching things. Needs no iron if you hang it wet.',
    rating: { rate: 4.3, count: 356 },
    picture: drawn(oxfordShirt, 'clay', ['sky', 'snow', 'dusk']),
  },
  {
    id: 13,
    title: 'Merrow Lambswool Crew-Neck Sweater',
    price: 79.95,
    description:
      "Spun from first shearings and knitted in a plain stitch with ribbed cuffs. Warm without bulk, so it goes under a coat as readily as over a shirt. Wash it by hand, dry it flat, and it won't shrink.",
    rating: { rate: 4.5, count: 219 },
    picture: drawn(crewSweater, 'dusk', ['terracotta', 'clay', 'bone']),
  },
  {
    id: 14,
    title: 'Straight-Leg Selvedge Jeans, 13 oz',
    price: 98,
    description:
      'Stiff on Monday, yours by the end of the month. Woven on narrow looms with a red edge that shows when you turn the hem. Copper rivets, five pockets, no stretch.',
    rating: { rate: 4.1, count: 288 },
    picture: drawn(jeans, 'paper', ['denim', 'navy', 'saffron']),
  },
  {
    id: 15,
    title: "Men's Heavyweight Tee 'Quarry' ",
    price: 12.4,
    description:
      'A T-shirt with some weight to it: 240 grams of combed cotton and a collar that stays where it was sewn. Boxy in the body, long enough to tuck in.',
    rating: { rate: 2.8, count: 467 },
    picture: drawn(tee, 'sage', ['bone', 'rubber', 'terracotta']),
  },
]
