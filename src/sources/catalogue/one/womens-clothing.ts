import { drawn } from '../../drawing/drawing.ts'
import {
  cableCardigan,
  pleatedSkirt,
  silkBlouse,
  trenchCoat,
  wrapDress,
} from '../../drawing/shapes/womens-clothing.ts'
import type { FirstGoods } from '../goods.ts'

export const womensClothing: readonly FirstGoods[] = [
  {
    id: 16,
    title: 'Sunday Fields Printed Wrap Dress',
    price: 69.9,
    description:
      'Ties at the waist, falls to the calf and has pockets where pockets should be. The print was drawn with a brush and repeats so slowly that you will not notice. Viscose from managed forests.',
    rating: { rate: 4.6, count: 174 },
    picture: drawn(wrapDress, 'mist', ['berry', 'blush', 'saffron']),
  },
  {
    id: 17,
    title: "Marlowe Women's Trench Coat, Belted",
    price: 164,
    description:
      'A long coat in dense cotton twill that keeps the rain on the outside. Storm flap, deep pockets, a belt with a leather buckle. Half-lined, so it layers from March to November.',
    rating: { rate: 4.8, count: 231 },
    picture: drawn(trenchCoat, 'sage', ['linen', 'leather', 'clay']),
  },
  {
    id: 18,
    title: 'Silk Blouse with Tie Neck',
    price: 112.25,
    description:
      'Sand-washed silk with a soft bow that can hang loose. Full sleeves gather into a narrow cuff with two covered buttons. Dresses up denim; forgives a suitcase.',
    rating: { rate: 4.2, count: 88 },
    picture: drawn(silkBlouse, 'night', ['blush', 'rose', 'snow']),
  },
  {
    id: 19,
    title: 'Pleated Midi Skirt "Accordion" ',
    price: 44,
    description:
      'Knife pleats that swing when you take the stairs two at a time. An elastic waistband at the back and a flat one in front. Machine-washable, and the pleats are there to stay.',
    rating: { rate: 3.7, count: 309 },
    picture: drawn(pleatedSkirt, 'dawn', ['pine', 'sage', 'brass']),
  },
  {
    id: 20,
    title: 'Hand-Cabled Wool Cardigan',
    price: 89.99,
    description:
      "Thick ropes of stitches down the front and horn buttons all the way up. Shawl-warm on the sofa and tidy enough for the office. Knitted in small runs, so colours don't always come back.",
    rating: { rate: 4.4, count: 152 },
    picture: drawn(cableCardigan, 'blush', ['bone', 'plum', 'leather']),
  },
]
