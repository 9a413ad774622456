import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const cactus: Drawing = parcel
export const pottedPlant: Drawing = parcel
