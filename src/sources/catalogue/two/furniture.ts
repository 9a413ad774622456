import { drawn } from '../../drawing/drawing.ts'
import { bedFrame, bookcase, diningTable, sideboard } from '../../drawing/shapes/cabinetry.ts'
import { armchair, diningChair, sofa, stool } from '../../drawing/shapes/seating.ts'
import type { SecondGoods } from '../goods.ts'

export const furniture: readonly SecondGoods[] = [
  {
    id: 23,
    title: 'Two-Seat Sofa "Longmeadow"',
    description:
      'Deep enough to read lying down, upright enough to eat soup. Feather-wrapped cushions on a beech frame with a ten-year promise. Covers unzip for washing; the legs unscrew for the stairs.',
    price: 2890,
    rating: 4.63,
    stock: 4,
    brand: 'Alder & Row',
    picture: drawn(sofa, 'blush', ['pine', 'saffron', 'walnut'], [[180, 150, 190], 'pair']),
  },
  {
    id: 24,
    title: 'Shell-Back Armchair',
    description:
      'A rounded back that holds you by the shoulders and a seat that takes its time. Bouclé that hides cat hair and most biscuits. Oak legs, felt feet.',
    price: 645,
    rating: 4.54,
    stock: 8,
    brand: 'Alder & Row',
    picture: drawn(armchair, 'sage', ['bone', 'terracotta', 'oak'], ['pair', [100, 100, 190]]),
  },
  {
    id: 25,
    title: 'Round Dining Table in Solid Oak, 120 cm',
    description:
      'Seats four in comfort and six in friendship. The top is cut from wide boards, oiled, and rounded at the edge so that hips survive. Comes in two parcels with one key.',
    price: 879,
    rating: 4.42,
    stock: 5,
    picture: drawn(diningTable, 'mist', ['oak', 'walnut', 'terracotta']),
  },
  {
    id: 26,
    title: 'Open Bookcase, Five Shelves',
    description:
      'Room for about two hundred paperbacks and the things that end up in front of them. Powder-coated steel frame, walnut shelves, and a strap for the wall.',
    price: 312.5,
    rating: 4.2,
    stock: 13,
    picture: drawn(bookcase, 'paper', ['walnut', 'charcoal', 'saffron']),
  },
  {
    id: 27,
    title: 'Spindle-Back Dining Chair',
    description:
      'Steam-bent back, seven turned spindles, a seat carved for sitting. Stackable to three. Sold singly, because families come in all sizes.',
    price: 139,
    rating: 4.33,
    stock: 48,
    picture: drawn(diningChair, 'dawn', ['walnut', 'leather', 'oak']),
  },
  {
    id: 28,
    title: 'Slatted Sideboard, 160 cm',
    description:
      'Two sliding doors of narrow oak slats hide plates, cables and last winter. The back is open where the plugs go. Brass pulls, soft runners, adjustable feet.',
    price: 1149,
    rating: 4.48,
    stock: 3,
    brand: 'Alder & Row',
    picture: drawn(sideboard, 'clay', ['oak', 'brass', 'teal']),
  },
  {
    id: 29,
    title: 'Upholstered Bed Frame, 160 × 200 cm ',
    description:
      'A padded headboard for sitting up late, on slats that give where you need it. Assembles in half an hour with two people who are on speaking terms. Mattress and linen not included.',
    price: 980,
    rating: 4.06,
    stock: 6,
    picture: drawn(bedFrame, 'dusk', ['clay', 'snow', 'dusk']),
  },
  {
    id: 30,
    title: "Milker's Three-Legged Stool",
    description:
      'Never wobbles, because three legs cannot. A seat, a step, a bedside table. Turned ash with a waxed top.',
    price: 58.9,
    rating: 4.66,
    stock: 31,
    picture: drawn(stool, 'sage', ['saffron', 'oak', 'walnut']),
  },
]
