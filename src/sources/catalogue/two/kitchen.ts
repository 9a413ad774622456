import { drawn } from '../../drawing/drawing.ts'
import {
  chefKnife,
  cuttingBoard,
  dutchOven,
  gooseneckKettle,
  mokaPot,
  mug,
  skillet,
} from '../../drawing/shapes/cooking.ts'
import { mixingBowls, pepperMill, standMixer, toaster, utensils } from '../../drawing/shapes/kitchenware.ts'
import type { SecondGoods } from '../goods.ts'

export const kitchen: readonly SecondGoods[] = [
  {
    id: 1,
    title: 'Gooseneck Pour-Over Kettle, 0.9 L',
    description:
      'The thin spout pours a stream as narrow as a pencil, exactly where you aim it. A thermometer in the lid takes the guesswork out of green tea. Works on gas, induction and camp stoves.',
    price: 64.5,
    rating: 4.72,
    stock: 38,
    brand: 'Ember & Ash',
    picture: drawn(
      gooseneckKettle,
      'sage',
      ['charcoal', 'brass', 'walnut'],
      ['at home', [40, 90, 170], 'boxed'],
    ),
  },
  {
    id: 2,
    title: 'Enamelled Cast Iron Dutch Oven, 5 L',
    description:
      'Heavy in the hand, even on the heat, and handsome enough to go straight to the table. The lid is dimpled inside so that steam rains back onto the stew. Three coats of enamel, each fired on its own.',
    price: 219,
    rating: 4.88,
    stock: 14,
    brand: 'Ember & Ash',
    picture: drawn(dutchOven, 'paper', ['vermilion', 'bone', 'brass'], ['at home', 'pair', [120, 110, 160]]),
  },
  {
    id: 3,
    title: "Cook's Knife, 20 cm, Walnut Handle",
    description:
      'One blade for almost everything between a lemon and a leg of lamb. Forged from a single bar, ground thin, and balanced at the bolster. Wash by hand and it will outlive the kitchen.',
    price: 96,
    rating: 4.65,
    stock: 52,
    brand: 'Brunel Edge',
    picture: drawn(chefKnife, 'dusk', ['steel', 'walnut', 'brass'], ['laid flat', [200, 60, 160]]),
  },
  {
    id: 4,
    title: 'Stovetop Moka Pot, 6 Cups',
    description:
      'Eight sides, one knob and a sound that means breakfast. Fill the base, pack the basket, wait for the gurgle. Replacement seals are always in stock.',
    price: 32.9,
    rating: 4.41,
    stock: 87,
    picture: drawn(mokaPot, 'dawn', ['silver', 'rubber', 'vermilion']),
  },
  {
    id: 5,
    title: 'Planetary Stand Mixer, 4.8 L',
    description:
      'Kneads two loaves without walking across the counter. Ten speeds, a head that tilts, and a steel bowl with a proper handle. Whisk, hook and paddle are in the box.',
    price: 429.99,
    rating: 4.79,
    stock: 9,
    brand: 'Fennimore',
    picture: drawn(standMixer, 'clay', ['sage', 'silver', 'snow'], ['at home', [70, 90, 180], 'boxed']),
  },
  {
    id: 6,
    title: 'Two-Slice Toaster with Bun Rack ',
    description:
      'Wide slots for bread you cut yourself, and a lever that lifts small slices clear of your fingertips. Remembers how dark you like it. The crumb tray slides out at the back.',
    price: 58,
    rating: 3.94,
    stock: 41,
    picture: drawn(toaster, 'blush', ['sky', 'silver', 'charcoal']),
  },
  {
    id: 7,
    title: 'End-Grain Chopping Board, Oak & Walnut',
    description:
      "Blocks set on end, so that the knife slips between the fibres and the edge stays keen. Oiled twice before it leaves the workshop. Heavy enough that it won't wander.",
    price: 74.25,
    rating: 4.55,
    stock: 26,
    picture: drawn(cuttingBoard, 'mist', ['oak', 'walnut', 'berry']),
  },
  {
    id: 8,
    title: 'Nest of Three Stoneware Mixing Bowls',
    description:
      'For dough, for salad, for the last of the batter. Glazed on the inside, bare at the foot, with a lip that pours. The smallest holds exactly two eggs and a grudge.',
    price: 46,
    rating: 4.37,
    stock: 63,
    picture: drawn(mixingBowls, 'sand', ['bone', 'sage', 'terracotta']),
  },
  {
    id: 9,
    title: 'Beechwood Pepper Mill, 18 cm',
    description:
      'Turned in one piece and fitted with a ceramic burr that does not rust or tire. Twist the brass nut for finer or coarser. Filled with black peppercorns to start you off.',
    price: 27.8,
    rating: 4.22,
    stock: 74,
    picture: drawn(pepperMill, 'pine', ['oak', 'brass', 'walnut']),
  },
  {
    id: 10,
    title: 'Seasoned Iron Skillet, 26 cm',
    description:
      'Bare iron with five layers of flaxseed oil baked on. Eggs slide, steaks sear, cornbread lets go. Two pouring lips and a handle with room for a cloth.',
    price: 39.5,
    rating: 4.68,
    stock: 0,
    picture: drawn(skillet, 'dawn', ['rubber', 'saffron', 'snow']),
  },
  {
    id: 11,
    title: 'Speckled Stoneware Mug ',
    description:
      'Holds a generous morning: 350 ml, with a handle made for three fingers. Every one is dipped by hand, so the glaze line is never quite level. Safe in dishwasher, microwave and temper.',
    price: 12.5,
    rating: 4.49,
    stock: 140,
    brand: 'Claybourne',
    picture: drawn(mug, 'sage', ['snow', 'dusk', 'clay'], ['pair', 'at home']),
  },
  {
    id: 12,
    title: 'Crock of Four Olive-Wood Utensils',
    description:
      'Spoon, fork, slotted turner and a copper whisk with an olive-wood grip, standing in a glazed crock. Kind to coated pans. No two grains alike.',
    price: 36.75,
    rating: 4.03,
    stock: 33,
    picture: drawn(utensils, 'paper', ['pine', 'oak', 'copper']),
  },
]
