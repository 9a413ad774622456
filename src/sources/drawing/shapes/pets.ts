import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const birdFeeder: Drawing = parcel
export const dogBowl: Drawing = parcel
export const dogCollar: Drawing = parcel
export const petBed: Drawing = parcel
