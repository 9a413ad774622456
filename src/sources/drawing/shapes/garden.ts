import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const birdhouse: Drawing = parcel
export const lantern: Drawing = parcel
export const secateurs: Drawing = parcel
export const seedPacket: Drawing = parcel
export const trowel: Drawing = parcel
export const wateringCan: Drawing = parcel
export const wheelbarrow: Drawing = parcel
