import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const armchair: Drawing = parcel
export const diningChair: Drawing = parcel
export const sofa: Drawing = parcel
export const stool: Drawing = parcel
