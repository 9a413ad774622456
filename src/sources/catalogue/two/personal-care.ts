import { drawn } from '../../drawing/drawing.ts'
import { handCream, perfume, pumpBottle, soapBar } from '../../drawing/shapes/care.ts'
import { hairbrush, lipstick, safetyRazor, toothbrushes } from '../../drawing/shapes/grooming.ts'
import type { SecondGoods } from '../goods.ts'

export const personalCare: readonly SecondGoods[] = [
  {
    id: 44,
    title: 'Oat & Lavender Soap Bar ',
    description:
      'Cold-poured, cured for six weeks and cut with a wire. Oats for a gentle scrub, lavender for the evening. Wrapped in one strip of paper and nothing else.',
    price: 4.5,
    rating: 4.44,
    stock: 118,
    picture: drawn(soapBar, 'sage', ['bone', 'dusk', 'oak']),
  },
  {
    id: 45,
    title: "Gardener's Hand Cream, 75 ml",
    description:
      'Shea butter and rosemary for hands that were in the soil, the sink or the cold. Sinks in before you reach the door handle. Aluminium tube, squeeze from the end.',
    price: 9.9,
    rating: 4.6,
    stock: 79,
    brand: 'Thistledown',
    picture: drawn(handCream, 'blush', ['sage', 'snow', 'brass'], ['boxed', 'laid flat']),
  },
  {
    id: 46,
    title: 'Eau de Parfum "Rain on Stone", 50 ml',
    description:
      'Opens with bergamot, settles on wet slate and ends in cedar. One spray is a whisper, two are a conversation. Refill it at half the price.',
    price: 84,
    rating: 4.29,
    stock: 21,
    brand: 'Maison Orrin',
    picture: drawn(perfume, 'dusk', ['blush', 'gold', 'walnut'], ['boxed', [104, 50, 190], 'at home']),
  },
  {
    id: 47,
    title: 'Nettle Shampoo, 400 ml with Pump',
    description:
      'For hair that is washed often and asked a lot. Lathers modestly, rinses quickly, smells of a path after rain. The glass bottle can be filled again.',
    price: 14.2,
    rating: 3.87,
    stock: 64,
    picture: drawn(pumpBottle, 'sand', ['clay', 'charcoal', 'bone']),
  },
  {
    id: 48,
    title: 'Brass Safety Razor & Stand',
    description:
      'One blade, one handle, no plastic. Weighted so that it does the pressing for you. Ten blades in the box; the next hundred cost less than lunch.',
    price: 42,
    rating: 4.51,
    stock: 34,
    picture: drawn(safetyRazor, 'pine', ['brass', 'charcoal', 'snow']),
  },
  {
    id: 49,
    title: 'Velvet Lipstick in "Brick Lane Rose"',
    description:
      'A warm red that suits nearly everyone before noon and absolutely everyone after. Matt without being dry. The case clicks shut with some authority.',
    price: 16.5,
    rating: 4.08,
    stock: 57,
    picture: drawn(lipstick, 'paper', ['berry', 'gold', 'charcoal']),
  },
  {
    id: 50,
    title: 'Pearwood Hairbrush with Boar Bristles',
    description:
      'Spreads shine from root to tip and never snags. The cushion is natural rubber; the handle fits left hands too. Clean it with the little rake that comes along.',
    price: 29.9,
    rating: 4.4,
    stock: 25,
    picture: drawn(hairbrush, 'mist', ['oak', 'charcoal', 'terracotta']),
  },
  {
    id: 51,
    title: 'Bamboo Toothbrushes, Cup of Four',
    description:
      'Soft bristles, smooth handles, four colours so that nobody has to guess. Compost the handle when its three months are up. Cup included.',
    price: 12,
    rating: 4.19,
    stock: 88,
    picture: drawn(toothbrushes, 'clay', ['snow', 'teal', 'saffron']),
  },
]
