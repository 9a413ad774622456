import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const chefKnife: Drawing = parcel
export const cuttingBoard: Drawing = parcel
export const dutchOven: Drawing = parcel
export const gooseneckKettle: Drawing = parcel
export const mokaPot: Drawing = parcel
export const mug: Drawing = parcel
export const skillet: Drawing = parcel
