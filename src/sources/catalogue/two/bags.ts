import { drawn } from '../../drawing/drawing.ts'
import { backpack, duffel, suitcase } from '../../drawing/shapes/luggage.ts'
import { sunglasses, tote, umbrella } from '../../drawing/shapes/out-and-about.ts'
import type { SecondGoods } from '../goods.ts'

export const bags: readonly SecondGoods[] = [
  {
    id: 86,
    title: 'Cabin Suitcase on Four Wheels, 38 L',
    description:
      'Ribbed shell, quiet wheels, a handle that stops where you want it. Fits the overhead locker of every airline that is honest about its centimetres. Lifetime repairs.',
    price: 189.5,
    rating: 4.56,
    stock: 20,
    brand: 'Wayfarer Lane',
    picture: drawn(suitcase, 'dawn', ['teal', 'charcoal', 'silver'], ['pair', [90, 20, 160], 'at home']),
  },
  {
    id: 87,
    title: 'Roll-Top Backpack in Waxed Canvas',
    description:
      'Swallows a laptop, a jumper and the shopping you forgot about. Rolls down when half full. The back is padded, the base is leather, and the buckles are real.',
    price: 124,
    rating: 4.61,
    stock: 32,
    brand: 'Wayfarer Lane',
    picture: drawn(backpack, 'sage', ['saffron', 'leather', 'brass'], ['pair', [120, 90, 170], 'boxed']),
  },
  {
    id: 88,
    title: 'Market Tote, Striped',
    description:
      'Carries twelve kilos and folds into its own pocket. Thick cotton, long handles, a stripe that survives the wash.',
    price: 19,
    rating: 4.29,
    stock: 115,
    picture: drawn(tote, 'dusk', ['bone', 'vermilion', 'pine']),
  },
  {
    id: 89,
    title: 'Wooden-Handled Umbrella ',
    description:
      'Eight fibreglass ribs and a canopy wide enough for two who like each other. Opens with a button; closes with some dignity. Wind-tested on a pier.',
    price: 46.8,
    rating: 4.18,
    stock: 39,
    picture: drawn(umbrella, 'mist', ['vermilion', 'walnut', 'saffron']),
  },
  {
    id: 90,
    title: "Acetate Sunglasses 'Pier Road'",
    description:
      'Cut from one block and polished for three days. Lenses that stop glare without turning the world brown. Hard case and cloth included.',
    price: 98.4,
    rating: 4.32,
    stock: 24,
    picture: drawn(sunglasses, 'sand', ['walnut', 'pine', 'gold']),
  },
  {
    id: 91,
    title: 'Canvas & Leather Weekender',
    description:
      'Two nights, one bag. Wide zip, flat base, and a pocket outside for the ticket. The strap comes off, the creases come with time.',
    price: 158,
    rating: 4.5,
    stock: 12,
    picture: drawn(duffel, 'clay', ['navy', 'leather', 'brass']),
  },
]
