import type { Box } from './layout.ts'

/** The visible part of a drawing: the drawing is scaled by `scale` and moved by `x` and `y`. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

const minScale = 0.05
const maxScale = 4
/** The maximum scale of a small chart that is fitted into a frame. */
const maxFittedScale = 1.15
const margin = 20
/** The space at the upper edge for the path of the states around the visible part. */
const topMargin = 44

/** The scale at which the name of a state, which has a font size of 15 pixels, is shown with 11.1 pixels. */
export const legible = 0.74

export function fitted(frame: Size, drawing: Size): View {
  const available = availableIn(frame)
  const scale = clamped(
    Math.min(available.width / drawing.width, available.height / drawing.height, maxFittedScale),
  )
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: topMargin + (available.height - drawing.height * scale) / 2,
  }
}

/** Changes the scale. The point of the drawing that is at `at` in the frame stays there. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamped(view.scale * factor)
  const growth = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }
}

export function moved(view: View, by: { x: number; y: number }): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/**
 * The first view of a chart: the whole chart if its text is legible then; otherwise the focus, centered, at the largest scale at
 * which it fits. The boxes of the focus are in the order of their importance: the last boxes are left out if not all of them fit.
 */
export function opened(frame: Size, drawing: Size, focus: readonly Box[]): View {
  const whole = fitted(frame, drawing)
  if (whole.scale >= legible) return whole
  const region = regionOf(frame, focus)
  return region ? centered(frame, drawing, region, 1) : whole
}

/** The next view after a change of the focus: the same view if it shows the focus, otherwise centered on the focus. */
export function followed(view: View, frame: Size, drawing: Size, focus: readonly Box[]): View {
  if (view.scale < legible) return opened(frame, drawing, focus)
  const region = regionOf(frame, focus)
  if (!region || isSeen(region, view, frame)) return view
  return centered(frame, drawing, region, view.scale)
}

/** Whether a box of the drawing lies within the frame. */
export function isSeen([x, y, width, height]: Box, view: View, frame: Size): boolean {
  return (
    x * view.scale + view.x >= 0 &&
    y * view.scale + view.y >= 0 &&
    (x + width) * view.scale + view.x <= frame.width &&
    (y + height) * view.scale + view.y <= frame.height
  )
}

export function union([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box): Box {
  const left = Math.min(x, otherX)
  const top = Math.min(y, otherY)
  return [
    left,
    top,
    Math.max(x + width, otherX + otherWidth) - left,
    Math.max(y + height, otherY + otherHeight) - top,
  ]
}

/** The part of the focus that fits into the frame at a legible scale. */
function regionOf(frame: Size, [first, ...others]: readonly Box[]): Box | undefined {
  return (
    first &&
    others.reduce((region, box) => {
      const extended = union(region, box)
      return fits(extended, frame) ? extended : region
    }, first)
  )
}

/** Whether a region fits into the frame at a legible scale. */
function fits([, , width, height]: Box, frame: Size): boolean {
  const available = availableIn(frame)
  return width * legible <= available.width && height * legible <= available.height
}

function scaleFor(frame: Size, [, , width, height]: Box, limit: number): number {
  const available = availableIn(frame)
  return Math.max(legible, Math.min(limit, available.width / width, available.height / height))
}

/** Extends a region to the edges of the drawing that would be slightly out of view, if the scale hardly changes. */
function withNearEdges(region: Box, frame: Size, drawing: Size, largest: number): Box {
  const [x, y, width, height] = region
  const edges: Box[] = [
    [0, y, 0, 0],
    [x, 0, 0, 0],
    [drawing.width, y, 0, 0],
    [x, drawing.height, 0, 0],
  ]
  const least = scaleFor(frame, region, largest) * 0.9
  return edges.reduce((extended, edge) => {
    const next = union(extended, edge)
    const isNear = next[2] - width <= frame.width / 4 && next[3] - height <= frame.height / 4
    return isNear && fits(next, frame) && scaleFor(frame, next, largest) >= least ? next : extended
  }, region)
}

/** Centers the focus, but leaves no empty margin at one side while the drawing continues at the other side. */
function centered(frame: Size, drawing: Size, focus: Box, largest: number): View {
  const [x, y, width, height] = withNearEdges(focus, frame, drawing, largest)
  const scale = scaleFor(frame, [x, y, width, height], largest)
  const offsetAlong = (size: number, whole: number, middle: number, before: number) =>
    whole * scale + before + margin <= size
      ? (size + before - margin - whole * scale) / 2
      : Math.min(
          before,
          Math.max(size - margin - whole * scale, (size + before - margin) / 2 - middle * scale),
        )
  return {
    scale,
    x: offsetAlong(frame.width, drawing.width, x + width / 2, margin),
    y: offsetAlong(frame.height, drawing.height, y + height / 2, topMargin),
  }
}

function availableIn(frame: Size): Size {
  return {
    width: Math.max(1, frame.width - 2 * margin),
    height: Math.max(1, frame.height - margin - topMargin),
  }
}

function clamped(scale: number): number {
  return Math.min(maxScale, Math.max(minScale, scale))
}
