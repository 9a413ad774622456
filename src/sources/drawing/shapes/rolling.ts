import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const roadBike: Drawing = parcel
export const runningShoe: Drawing = parcel
export const skateboard: Drawing = parcel
