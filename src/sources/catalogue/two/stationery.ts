import { drawn } from '../../drawing/drawing.ts'
import { globe, scissors, stapler, washiTape } from '../../drawing/shapes/desk.ts'
import { fountainPen, inkBottle, notebook, pencils } from '../../drawing/shapes/writing.ts'
import type { SecondGoods } from '../goods.ts'

export const stationery: readonly SecondGoods[] = [
  {
    id: 78,
    title: 'Piston Fountain Pen, Fine Nib',
    description:
      'Drinks straight from the bottle and writes for weeks. The steel nib has a little spring in it, the cap posts without wobbling, and the clip holds on to a pocket.',
    price: 72,
    rating: 4.74,
    stock: 27,
    brand: 'Quillane',
    picture: drawn(fountainPen, 'paper', ['navy', 'gold', 'ink'], ['laid flat', [50, 200, 150], 'boxed']),
  },
  {
    id: 79,
    title: 'Cloth-Bound Notebook, Dotted ',
    description:
      'Lies flat from the first page to the last. 192 numbered pages of cream paper that takes ink on both sides. Two ribbons, because you are reading two things.',
    price: 18.5,
    rating: 4.68,
    stock: 101,
    picture: drawn(notebook, 'clay', ['pine', 'saffron', 'bone'], ['pair', 'laid flat']),
  },
  {
    id: 80,
    title: 'Six Cedar Pencils in a Jar',
    description:
      'Soft enough to shade, firm enough to sum. Six colours of lacquer, one grade of lead (2B), and a smell that takes you straight back to school.',
    price: 9.6,
    rating: 4.51,
    stock: 93,
    picture: drawn(pencils, 'sage', ['snow', 'vermilion', 'saffron']),
  },
  {
    id: 81,
    title: 'Desk Globe on a Brass Meridian, 25 cm',
    description:
      'Borders as of this year and seas as of always. Tilted at the proper angle, spins for eleven seconds. Settles bets.',
    price: 128,
    rating: 4.36,
    stock: 9,
    picture: drawn(globe, 'sand', ['sky', 'brass', 'walnut']),
  },
  {
    id: 82,
    title: 'Desk Stapler, All Metal',
    description:
      'Drives through twenty-five sheets with the flat of a hand. Opens fully for pinning things to walls. A thousand staples live inside.',
    price: 21.3,
    rating: 4.04,
    stock: 46,
    picture: drawn(stapler, 'dusk', ['vermilion', 'steel', 'charcoal']),
  },
  {
    id: 83,
    title: 'Bottled Ink, "Deep Harbour" 50 ml',
    description:
      'Blue with a rumour of green. Dries in eight seconds and shades where the nib lingers. The bottle tips, so that the last drop can be reached.',
    price: 14.9,
    rating: 4.63,
    stock: 68,
    brand: 'Quillane',
    picture: drawn(inkBottle, 'blush', ['teal', 'charcoal', 'gold']),
  },
  {
    id: 84,
    title: "Tailor's Shears & Paper Scissors, 21 cm",
    description:
      'Carbon steel, ground hollow, with handles that remember which thumb is which. Cuts cloth, card and, in an emergency, hair.',
    price: 26.4,
    rating: 4.45,
    stock: 53,
    picture: drawn(scissors, 'blush', ['steel', 'ink', 'brass']),
  },
  {
    id: 85,
    title: 'Washi Tape, Set of Three Rolls',
    description:
      'Stripes, dots and one plain. Tears by hand, peels off without taking the wall along. Ten metres on each roll.',
    price: 6.75,
    rating: 4.11,
    stock: 144,
    picture: drawn(washiTape, 'paper', ['rose', 'teal', 'saffron']),
  },
]
