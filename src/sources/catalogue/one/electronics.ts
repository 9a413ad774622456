import { drawn } from '../../drawing/drawing.ts'
import {
  camera,
  curvedMonitor,
  headphones,
  portableDrive,
  smartwatch,
  speaker,
} from '../../drawing/shapes/electronics.ts'
import type { FirstGoods } from '../goods.ts'

export const electronics: readonly FirstGoods[] = [
  {
    id: 1,
    title: 'Corvane "Quiet Hours" Over-Ear Headphones',
    price: 189,
    description:
      'Closed cups, soft cushions and a band that forgets to press. Noise falls away at the turn of a dial, and forty hours pass between charges. Folds flat into the wool pouch that comes with it.',
    rating: { rate: 4.6, count: 312 },
    picture: drawn(headphones, 'blush', ['pine', 'leather', 'brass']),
  },
  {
    id: 2,
    title: 'Lumenray 34-Inch Curved Monitor – 144 Hz, USB-C & HDMI ',
    price: 549.99,
    description:
      'A wide, gently bent screen that puts two documents and a timeline side by side. The matt surface keeps the window behind you out of the picture. One cable carries image, data and 90 watts to your laptop.',
    rating: { rate: 4.4, count: 187 },
    picture: drawn(curvedMonitor, 'mist', ['charcoal', 'dusk', 'vermilion']),
  },
  {
    id: 3,
    title: 'Pocketvault 2 TB Portable SSD - USB-C ',
    price: 134.5,
    description:
      'A drive the size of a matchbox, wrapped in ribbed aluminium that shrugs off a fall from the desk. Copies a holiday of photographs in about a minute. Cable with both plugs included.',
    rating: { rate: 4.7, count: 421 },
    picture: drawn(portableDrive, 'sand', ['slate', 'vermilion', 'silver']),
  },
  {
    id: 4,
    title: 'Ottoline M2 Mirrorless Camera with 35 mm Lens',
    price: 1299,
    description:
      'Dials you can read without the menu and a lens that sees about as much as you do. Twenty-six megapixels, a quiet shutter, and a grip for cold fingers. Weighs less than a bag of flour.',
    rating: { rate: 4.8, count: 96 },
    picture: drawn(camera, 'dawn', ['charcoal', 'silver', 'leather']),
  },
  {
    id: 5,
    title: "Hummock Bluetooth Speaker - The Kitchen's Best Friend",
    price: 59.95,
    description:
      'Rounded like a pebble, loud enough for a garden, happy near a sink. The woven front hides two drivers and one honest bass port. Plays for eighteen hours and pairs with a second one for stereo.',
    rating: { rate: 4.2, count: 534 },
    picture: drawn(speaker, 'paper', ['teal', 'clay', 'copper']),
  },
  {
    id: 6,
    title: 'Pacer 3 Smartwatch, 41 mm',
    price: 219,
    description:
      'Counts steps, naps and laps, then gets out of the way. The face stays lit all day and the battery lasts through the weekend. Swim-proof, with a strap that changes without tools.',
    rating: { rate: 3.9, count: 268 },
    picture: drawn(smartwatch, 'dusk', ['ink', 'clay', 'saffron']),
  },
]
