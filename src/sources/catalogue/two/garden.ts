import { drawn } from '../../drawing/drawing.ts'
import { birdhouse, lantern, seedPacket } from '../../drawing/shapes/garden.ts'
import { secateurs, trowel, wateringCan, wheelbarrow } from '../../drawing/shapes/garden-tools.ts'
import { cactus, pottedPlant } from '../../drawing/shapes/plants.ts'
import type { SecondGoods } from '../goods.ts'

export const garden: readonly SecondGoods[] = [
  {
    id: 69,
    title: 'Long-Reach Watering Can, 5 L',
    description:
      'Balanced so that the spout stays up until you mean it. Galvanised steel, brass rose, two handles. Reaches the back of the border without wet shoes.',
    price: 44,
    rating: 4.62,
    stock: 37,
    brand: 'Fallow & Field',
    picture: drawn(wateringCan, 'paper', ['pine', 'brass', 'steel'], ['at home', [20, 100, 160], 'pair']),
  },
  {
    id: 70,
    title: 'Rubber Fig in a Terracotta Pot',
    description:
      'Glossy leaves, few demands. Likes a bright corner and a drink on Sundays. About 45 cm tall when it leaves us, taller when it settles in.',
    price: 31,
    rating: 4.43,
    stock: 16,
    picture: drawn(pottedPlant, 'blush', ['leaf', 'terracotta', 'pine'], [[110, 40, 180], 'at home']),
  },
  {
    id: 71,
    title: 'Bypass Secateurs, Forged',
    description:
      'Clean cuts through anything as thick as a thumb. The blade comes out for sharpening, the spring is sold separately, and the red handles are easy to find in long grass.',
    price: 34.8,
    rating: 4.67,
    stock: 51,
    picture: drawn(secateurs, 'sage', ['vermilion', 'steel', 'charcoal']),
  },
  {
    id: 72,
    title: 'Hand Trowel with Ash Handle',
    description:
      'Stainless blade with a true edge, marked in centimetres for bulbs. The handle is turned a little thick, the way a palm prefers it.',
    price: 17.6,
    rating: 4.38,
    stock: 72,
    picture: drawn(trowel, 'clay', ['steel', 'oak', 'leaf']),
  },
  {
    id: 73,
    title: "Sweet Pea Seeds, 'Old Fence' Mix",
    description: 'Twenty seeds, two metres of scent. Soak overnight, sow in March, pick daily or they sulk.',
    price: 0.99,
    rating: 4.26,
    stock: 320,
    picture: drawn(seedPacket, 'dawn', ['rose', 'bone', 'leaf']),
  },
  {
    id: 74,
    title: 'Storm Lantern with Solar Flame',
    description:
      'Charges on the windowsill, glows on the step. The flame flickers without burning and turns itself on at dusk. Rain does not bother it.',
    price: 36.4,
    rating: 3.76,
    stock: 44,
    picture: drawn(lantern, 'night', ['dusk', 'brass', 'saffron']),
  },
  {
    id: 75,
    title: 'Cedar Nest Box with Slate Roof',
    description:
      'A 28 mm door, which suits tits and keeps out sparrows. The front swings open for the autumn clean. Hang it facing north-east and be patient.',
    price: 27.5,
    rating: 4.54,
    stock: 30,
    picture: drawn(birdhouse, 'dusk', ['oak', 'charcoal', 'vermilion']),
  },
  {
    id: 76,
    title: 'Builder-Grade Wheelbarrow, 85 L ',
    description:
      'A deep tray, a fat tyre and handles at the right height for a person. Carries soil, logs and, against our advice, cousins.',
    price: 109,
    rating: 4.33,
    stock: 10,
    picture: drawn(wheelbarrow, 'sand', ['pine', 'charcoal', 'oak']),
  },
  {
    id: 77,
    title: 'Little Cactus in a Painted Pot',
    description:
      'Thrives on neglect and flowers out of spite. The pot is painted by hand in one of three patterns; we choose, you approve.',
    price: 8.4,
    rating: 4.58,
    stock: 64,
    picture: drawn(cactus, 'mist', ['moss', 'snow', 'vermilion']),
  },
]
