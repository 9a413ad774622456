import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const backpack: Drawing = parcel
export const duffel: Drawing = parcel
export const suitcase: Drawing = parcel
export const sunglasses: Drawing = parcel
export const tote: Drawing = parcel
export const umbrella: Drawing = parcel
