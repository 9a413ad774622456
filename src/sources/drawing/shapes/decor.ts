import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const candle: Drawing = parcel
export const cushion: Drawing = parcel
export const framedPrint: Drawing = parcel
export const rattanBasket: Drawing = parcel
export const roundMirror: Drawing = parcel
export const vase: Drawing = parcel
export const woolThrow: Drawing = parcel
