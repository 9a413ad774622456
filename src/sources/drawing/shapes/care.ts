import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const hairbrush: Drawing = parcel
export const handCream: Drawing = parcel
export const lipstick: Drawing = parcel
export const perfume: Drawing = parcel
export const pumpBottle: Drawing = parcel
export const safetyRazor: Drawing = parcel
export const soapBar: Drawing = parcel
export const toothbrushes: Drawing = parcel
