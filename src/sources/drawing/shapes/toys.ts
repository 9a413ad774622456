import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const buildingBlocks: Drawing = parcel
export const kite: Drawing = parcel
export const robot: Drawing = parcel
export const rubberDuck: Drawing = parcel
export const spinningTop: Drawing = parcel
export const stackingRings: Drawing = parcel
export const teddyBear: Drawing = parcel
export const toyTrain: Drawing = parcel
