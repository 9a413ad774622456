import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const bedFrame: Drawing = parcel
export const bookcase: Drawing = parcel
export const diningTable: Drawing = parcel
export const sideboard: Drawing = parcel
