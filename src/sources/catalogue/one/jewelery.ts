import { drawn } from '../../drawing/drawing.ts'
import { pearlEarrings, pendant } from '../../drawing/shapes/jewelery.ts'
import { braidedCuff, solitaire } from '../../drawing/shapes/rings.ts'
import type { FirstGoods } from '../goods.ts'

export const jewelery: readonly FirstGoods[] = [
  {
    id: 7,
    title: 'Halden Solitaire Diamond Ring, 1.2 Carat in 18 ct Gold',
    price: 6480,
    description:
      'One round stone, six fine claws and nothing to distract from either. The diamond is graded G, VS1 and comes with its certificate. Made to your size in our workshop in about ten days.',
    rating: { rate: 4.9, count: 38 },
    picture: drawn(solitaire, 'night', ['gold', 'sky', 'plum']),
  },
  {
    id: 8,
    title: 'Freshwater Pearl Drop Earrings ',
    price: 64,
    description:
      'Two pearls that grew slowly and do not quite match, which is how you know. They hang from hand-bent gold-filled hooks and move when you laugh. Supplied in a small linen box.',
    rating: { rate: 4.5, count: 143 },
    picture: drawn(pearlEarrings, 'pine', ['gold', 'snow', 'bone']),
  },
  {
    id: 9,
    title: '"Nightfall" Sapphire Pendant & Chain',
    price: 1240,
    description:
      'A pear-cut sapphire the colour of the last half hour of daylight, framed by a halo of small white stones. The chain is 45 cm of sterling silver with a clasp you can close behind your own neck.',
    rating: { rate: 4.7, count: 57 },
    picture: drawn(pendant, 'blush', ['silver', 'dusk', 'snow']),
  },
  {
    id: 10,
    title: "Wren & Wick Women's Braided Silver Cuff",
    price: 28.4,
    description:
      'Three strands of silver-plated wire, twisted by hand and polished until they catch the light. Open at the back, so that one size fits most wrists. Keep it dry and it will keep its shine.',
    rating: { rate: 3.4, count: 221 },
    picture: drawn(braidedCuff, 'clay', ['silver', 'pine', 'gold']),
  },
]
