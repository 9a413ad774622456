import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const mixingBowls: Drawing = parcel
export const pepperMill: Drawing = parcel
export const standMixer: Drawing = parcel
export const toaster: Drawing = parcel
export const utensils: Drawing = parcel
