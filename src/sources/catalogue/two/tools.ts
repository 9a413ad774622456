import { drawn } from '../../drawing/drawing.ts'
import { drill, hammer, screwdrivers, tapeMeasure, toolbox } from '../../drawing/shapes/tools.ts'
import type { SecondGoods } from '../goods.ts'

export const tools: readonly SecondGoods[] = [
  {
    id: 92,
    title: 'Claw Hammer, 450 g, Hickory',
    description:
      'Forged head, straight-grained handle, wedged twice. Drives what should go in and pulls what should come out.',
    price: 23.9,
    rating: 4.65,
    stock: 61,
    picture: drawn(hammer, 'dawn', ['slate', 'oak', 'vermilion']),
  },
  {
    id: 93,
    title: 'Cordless Drill Driver, 18 V with Two Batteries',
    description:
      'Enough torque for deck screws and enough restraint for hinges. Twenty-one clutch settings, a light where the bit goes, and a charger that takes forty minutes.',
    price: 139.99,
    rating: 4.57,
    stock: 23,
    brand: 'Torquil',
    picture: drawn(drill, 'mist', ['teal', 'charcoal', 'saffron'], ['boxed', [90, 70, 180], 'at home']),
  },
  {
    id: 94,
    title: "Tape Measure, 5 m / 16' & Lock",
    description:
      'Stands out two metres before it thinks of bending. Numbers on both faces, a hook that is loose on purpose, and a belt clip.',
    price: 11.2,
    rating: 4.24,
    stock: 137,
    picture: drawn(tapeMeasure, 'blush', ['saffron', 'charcoal', 'steel']),
  },
  {
    id: 95,
    title: 'Set of Three Screwdrivers',
    description:
      'Flat, cross and small cross, which is all there is on most days. Beech handles with flats, so that they do not roll off the bench.',
    price: 18.75,
    rating: 4.35,
    stock: 82,
    picture: drawn(screwdrivers, 'sage', ['vermilion', 'steel', 'oak']),
  },
  {
    id: 96,
    title: 'Cantilever Tool Box, Steel ',
    description:
      'Opens like a theatre: five trays, everything in sight. Welded corners, a bar handle and a hole for a padlock. Your grandchildren will argue over it.',
    price: 68,
    rating: 4.49,
    stock: 15,
    brand: 'Torquil',
    picture: drawn(toolbox, 'sand', ['vermilion', 'charcoal', 'steel']),
  },
]
