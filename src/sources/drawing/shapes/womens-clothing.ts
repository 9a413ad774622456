import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const cableCardigan: Drawing = parcel
export const pleatedSkirt: Drawing = parcel
export const silkBlouse: Drawing = parcel
export const trenchCoat: Drawing = parcel
export const wrapDress: Drawing = parcel
