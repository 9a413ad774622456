/** What of a drawing is seen: it is moved by x and y, and made this much larger. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

const smallest = 0.05
const largest = 4
/** How much larger than drawn a small chart is shown at most when it is fitted. */
const fullest = 1.15
const margin = 20

export function fitted(frame: Size, drawing: Size): View {
  const room = {
    width: Math.max(1, frame.width - 2 * margin),
    height: Math.max(1, frame.height - 2 * margin),
  }
  const scale = clamped(Math.min(room.width / drawing.width, room.height / drawing.height, fullest))
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: (frame.height - drawing.height * scale) / 2,
  }
}

/** The point of the drawing that lies at this place of the frame stays there. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamped(view.scale * factor)
  const growth = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }
}

export function moved(view: View, by: { x: number; y: number }): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

function clamped(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale))
}
