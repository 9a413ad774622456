import type { Backdrop } from './backdrop.ts'
import { type Hue, palette } from './palette.ts'
import type { Pen } from './pen.ts'

/** The main colour of a thing, its second one, and the accent. */
export type Colours = readonly [main: string, second: string, accent: string]

/** Draws one thing and its shadow on a ground of 400 by 400. */
export type Drawing = (pen: Pen, colours: Colours) => void

/** A corner of the first picture, enlarged. */
type Detail = readonly [x: number, y: number, size: number]

export type View = 'boxed' | 'at home' | 'pair' | 'laid flat' | Detail

export type Picture = {
  readonly drawing: Drawing
  readonly backdrop: Backdrop
  readonly colours: Colours
  readonly views: readonly View[]
}

type Hues = readonly [main: Hue, second: Hue, accent: Hue]

export function drawn(
  drawing: Drawing,
  backdrop: Backdrop,
  [main, second, accent]: Hues,
  views: readonly View[] = [],
): Picture {
  return { drawing, backdrop, colours: [palette[main], palette[second], palette[accent]], views }
}
