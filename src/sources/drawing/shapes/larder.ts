import type { Drawing } from '../drawing.ts'
import { parcel } from './parcel.ts'
export const coffeeBag: Drawing = parcel
export const honeyJar: Drawing = parcel
export const jamJar: Drawing = parcel
export const oliveOil: Drawing = parcel
export const pasta: Drawing = parcel
export const sardineTin: Drawing = parcel
export const teaTin: Drawing = parcel
