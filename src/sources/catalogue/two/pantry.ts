import { drawn } from '../../drawing/drawing.ts'
import { breadLoaf, cheese, chocolate, eggs } from '../../drawing/shapes/fresh-food.ts'
import { apple, lemons } from '../../drawing/shapes/fruit.ts'
import { honeyJar, jamJar, oliveOil } from '../../drawing/shapes/jars.ts'
import { coffeeBag, pasta, sardineTin, teaTin } from '../../drawing/shapes/packets.ts'
import type { SecondGoods } from '../goods.ts'

export const pantry: readonly SecondGoods[] = [
  {
    id: 31,
    title: 'Wildflower Honey with Dipper, 340 g',
    description:
      'From hives at the edge of a meadow that nobody mows before July. Runny in summer, softly set by winter, and never heated. The dipper is beechwood.',
    price: 11.4,
    rating: 4.83,
    stock: 66,
    brand: 'Bramblewick',
    picture: drawn(honeyJar, 'dawn', ['saffron', 'oak', 'bone'], [[110, 120, 160], 'at home']),
  },
  {
    id: 32,
    title: 'Early Harvest Olive Oil, 500 ml',
    description:
      'Picked green in October and pressed the same evening. Grassy first, peppery last. The dark bottle keeps the light out; the spout keeps the drips in.',
    price: 18.9,
    rating: 4.57,
    stock: 54,
    picture: drawn(oliveOil, 'sand', ['pine', 'bone', 'moss'], ['at home', 'boxed']),
  },
  {
    id: 33,
    title: 'Harbour Blend Coffee Beans, 1 kg',
    description:
      'Chocolate, hazelnut and a little orange peel at the end. Roasted on Tuesdays and posted on Wednesdays. Whole beans; say so if you want it ground.',
    price: 23.5,
    rating: 4.71,
    stock: 120,
    brand: 'Kestrel Yard',
    picture: drawn(coffeeBag, 'clay', ['charcoal', 'vermilion', 'bone']),
  },
  {
    id: 34,
    title: 'Bronze-Cut Spaghetti, 500 g ',
    description:
      'Drawn slowly through bronze, so that sauce has something to hold. Durum wheat and water, dried for two days. Nine minutes, then bite one.',
    price: 2.95,
    rating: 4.28,
    stock: 210,
    picture: drawn(pasta, 'dusk', ['lemon', 'navy', 'bone']),
  },
  {
    id: 35,
    title: "Aunt Odile's Strawberry Jam",
    description:
      'More fruit than sugar and whole berries at the bottom. Made in a pan you could bathe in. Keeps a year closed, a week open, a minute near children.',
    price: 5.6,
    rating: 4.76,
    stock: 83,
    brand: 'Bramblewick',
    picture: drawn(jamJar, 'sage', ['berry', 'vermilion', 'snow'], ['pair', 'at home']),
  },
  {
    id: 36,
    title: 'Dark Chocolate 72 %, Sea Salt & Almond',
    description:
      'Snaps cleanly, melts slowly, disappears quickly. Beans from one cooperative, roasted almonds, salt in flakes. 90 g in a paper you will want to keep.',
    price: 4.2,
    rating: 4.62,
    stock: 150,
    picture: drawn(chocolate, 'blush', ['walnut', 'teal', 'gold']),
  },
  {
    id: 37,
    title: 'Orchard Apple, Single',
    description: 'Crisp, sharp-sweet and picked by hand. One apple, for one pocket.',
    price: 0.79,
    rating: 4.36,
    stock: 400,
    picture: drawn(apple, 'mist', ['vermilion', 'lemon', 'leaf'], ['pair', [130, 70, 160]]),
  },
  {
    id: 38,
    title: 'Country Sourdough Loaf',
    description:
      'Thirty hours from flour to crust, with a starter older than the bakery. Dark outside, open inside, good for four days and then for toast.',
    price: 6.3,
    rating: 4.8,
    stock: 24,
    picture: drawn(breadLoaf, 'paper', ['clay', 'bone', 'walnut'], ['at home', [120, 130, 160]]),
  },
  {
    id: 39,
    title: 'Cave-Aged Mountain Cheese, 250 g',
    description:
      'Firm, nutty, with small crystals that crunch. Made from summer milk and turned by hand for fourteen months. Bring to room temperature, if you can wait.',
    price: 9.75,
    rating: 4.69,
    stock: 0,
    picture: drawn(cheese, 'pine', ['lemon', 'saffron', 'walnut']),
  },
  {
    id: 40,
    title: 'Free-Range Eggs, Box of Six',
    description:
      'From hens with opinions and a field to hold them in. Shells in three colours, yolks in one. Best within three weeks.',
    price: 3.4,
    rating: 4.5,
    stock: 96,
    picture: drawn(eggs, 'dusk', ['clay', 'bone', 'sage']),
  },
  {
    id: 41,
    title: 'Smoked Black Tea in a Tin, 100 g',
    description:
      'Leaves dried over pine fires, for a cup that tastes of a jumper after a bonfire. Steep three minutes and take it without milk, at least once.',
    price: 13.8,
    rating: 4.17,
    stock: 47,
    picture: drawn(teaTin, 'blush', ['teal', 'gold', 'vermilion']),
  },
  {
    id: 42,
    title: 'Sardines in Lemon & Olive Oil',
    description:
      'Caught in season, packed by hand, better after a year in the cupboard. Four or five to the tin. Good bread does the rest.',
    price: 4.85,
    rating: 4.34,
    stock: 135,
    picture: drawn(sardineTin, 'dawn', ['dusk', 'silver', 'vermilion']),
  },
  {
    id: 43,
    title: 'Unwaxed Lemons, Net of Four',
    description:
      'Knobbly, fragrant and grown without anything you would have to scrub off. Zest first, squeeze after.',
    price: 2.6,
    rating: 4.25,
    stock: 175,
    picture: drawn(lemons, 'sage', ['lemon', 'leaf', 'vermilion']),
  },
]
