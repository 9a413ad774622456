import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const basketball: Drawing = parcel
export const dumbbells: Drawing = parcel
export const kettlebell: Drawing = parcel
export const racket: Drawing = parcel
export const sportBottle: Drawing = parcel
export const yogaMat: Drawing = parcel
