import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const braidedCuff: Drawing = parcel
export const pearlEarrings: Drawing = parcel
export const pendant: Drawing = parcel
export const solitaire: Drawing = parcel
