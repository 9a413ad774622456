import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const drill: Drawing = parcel
export const hammer: Drawing = parcel
export const screwdrivers: Drawing = parcel
export const tapeMeasure: Drawing = parcel
export const toolbox: Drawing = parcel
