import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const apple: Drawing = parcel
export const breadLoaf: Drawing = parcel
export const cheese: Drawing = parcel
export const chocolate: Drawing = parcel
export const eggs: Drawing = parcel
export const lemons: Drawing = parcel
