import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const fountainPen: Drawing = parcel
export const globe: Drawing = parcel
export const inkBottle: Drawing = parcel
export const notebook: Drawing = parcel
export const pencils: Drawing = parcel
export const scissors: Drawing = parcel
export const stapler: Drawing = parcel
export const washiTape: Drawing = parcel
