import { drawBackdrop } from './backdrop.ts'
import type { Picture, View } from './drawing.ts'
import { createPen } from './pen.ts'
import { drawAtHome, drawBoxed, drawLaidFlat, drawPair } from './scenes.ts'

const SCENES = { boxed: drawBoxed, 'at home': drawAtHome, pair: drawPair, 'laid flat': drawLaidFlat }

/** The same picture for the same product and view, always: its address carries the hash of what is written here. */
export function drawPicture(picture: Picture, view?: View): string {
  const pen = createPen()
  let frame = '0 0 400 400'
  if (view === undefined || typeof view === 'object') {
    if (view) frame = `${view[0]} ${view[1]} ${view[2]} ${view[2]}`
    drawBackdrop(pen, picture.backdrop)
    picture.drawing(pen, picture.colours)
  } else {
    SCENES[view](pen, picture)
  }
  return pen.write(frame, 'width="400" height="400"')
}
