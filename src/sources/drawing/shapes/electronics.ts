import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const camera: Drawing = parcel
export const curvedMonitor: Drawing = parcel
export const headphones: Drawing = parcel
export const portableDrive: Drawing = parcel
export const smartwatch: Drawing = parcel
export const speaker: Drawing = parcel
