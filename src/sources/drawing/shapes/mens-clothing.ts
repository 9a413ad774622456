import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const crewSweater: Drawing = parcel
export const fieldJacket: Drawing = parcel
export const jeans: Drawing = parcel
export const oxfordShirt: Drawing = parcel
export const tee: Drawing = parcel
