import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const pendantLamp: Drawing = parcel
export const tableLamp: Drawing = parcel
export const wallClock: Drawing = parcel
