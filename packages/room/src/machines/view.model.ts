import { isSeen, legible } from '@statecart/chart'
import { defineModel } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type ViewContext, viewMachine } from './view.machine.ts'

const frame = { width: 640, height: 480 }
const isWhole = ({ view, frame: seen, drawing: { width, height } }: ViewContext) =>
  seen.width === 0 || isSeen([1, 1, width - 2, height - 2], view, seen)
const at = { x: 100, y: 50 }

/** Converts a position in the frame to a position in the drawing. */
const placeAt = ({ view }: ViewContext, seen: { x: number; y: number }) => ({
  x: (seen.x - view.x) / view.scale,
  y: (seen.y - view.y) / view.scale,
})
const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1e-6

/** Whether the first box of the focus is legible and visible. */
const isFocused = ({ view, frame: seen, focus: [first] }: ViewContext) =>
  seen.width === 0 || first === undefined || (view.scale >= legible && isSeen(first, view, seen))
const isDrawn = (after: ViewContext, { drawing, focus }: AnyEventObject) =>
  after.drawing === drawing && after.focus === focus
const small = { width: 300, height: 200 }
const large = { width: 4_000, height: 900 }
const asHighAsSmall = { width: 4_000, height: small.height }
const asWideAsSmall = { width: small.width, height: 900 }
/** Whether a drawing that has become small enough for the frame is shown as a whole again, and enlarged. */
const isReopened = (before: ViewContext, after: ViewContext) =>
  after.drawing !== small ||
  before.drawing === small ||
  after.frame !== frame ||
  (isWhole(after) && after.view.scale > 1)
/** Whether the view stays unchanged if the drawing has the same size and its focus is already visible. */
const staysUnchanged = (before: ViewContext, after: ViewContext) =>
  before.frame.width === 0 ||
  before.drawing !== after.drawing ||
  after.focus !== near ||
  !isFocused({ ...before, focus: near }) ||
  after.view === before.view
const near = [[20, 30, 90, 40]] as const
const distant = [
  [3_500, 700, 90, 40],
  [0, 0, 90, 40],
] as const

export const viewModel = defineModel({
  machine: viewMachine,
  purpose: 'The visible part of a chart: what is active, until the user pans or zooms.',
  input: { drawing: small, focus: near },
  otherInputs: [
    { drawing: large, focus: near },
    { drawing: large, focus: [] },
  ],
  initially: ({ value, context: { frame: unmeasured, held } }) =>
    value === 'following' &&
    unmeasured.width === 0 &&
    unmeasured.height === 0 &&
    held.x === 0 &&
    held.y === 0,
  events: [
    { type: 'view.measured', frame },
    { type: 'view.measured', frame: { width: 320, height: 200 } },
    { type: 'view.drawn', drawing: small, focus: near },
    { type: 'view.drawn', drawing: large, focus: near },
    { type: 'view.drawn', drawing: large, focus: distant },
    { type: 'view.drawn', drawing: asHighAsSmall, focus: near },
    { type: 'view.drawn', drawing: asWideAsSmall, focus: near },
    { type: 'view.zoom', factor: 1.25 },
    { type: 'view.zoom', factor: 0.8, at },
    { type: 'view.move', by: { x: -40, y: 0 } },
    { type: 'view.fit' },
    { type: 'view.follow' },
    { type: 'view.stay' },
    { type: 'view.show', box: [10, 20, 60, 40] },
    { type: 'view.grabbed', at },
    { type: 'view.dragged', at: { x: 130, y: 90 } },
    { type: 'view.pinched', from: at, to: { x: 120, y: 70 }, factor: 1.5 },
    { type: 'view.dropped' },
  ],
  abstract: ({ view, frame: { width }, drawing, focus }) => [
    Math.round(view.x / 50),
    Math.round(view.y / 50),
    view.scale.toFixed(1),
    width,
    drawing.width,
    drawing.height,
    focus[0],
  ],
  maxDepth: 3,
  answers: {
    following: {
      'view.measured': { after: (_, after, event) => after.frame === event.frame && isFocused(after) },
      'view.drawn': {
        after: (before, after, event) =>
          isDrawn(after, event) &&
          isFocused(after) &&
          isReopened(before, after) &&
          staysUnchanged(before, after),
      },
    },
    whole: {
      'view.measured': { after: (_, after, event) => after.frame === event.frame && isWhole(after) },
      'view.drawn': { after: (_, after, event) => isDrawn(after, event) && isWhole(after) },
    },
    held: {
      'view.dragged': {
        after: (before, after, event) =>
          isNear(placeAt(after, event.at), placeAt(before, before.held)) && after.held === event.at,
      },
      'view.pinched': {
        after: (before, after, { from, to, factor }) =>
          isNear(placeAt(after, to), placeAt(before, from)) &&
          after.view.scale === Math.min(4, Math.max(0.05, before.view.scale * factor)) &&
          after.held === before.held,
      },
      'view.dropped': 'own',
    },
    '*': {
      'view.measured': {
        after: (before, after, event) => after.frame === event.frame && after.view === before.view,
      },
      'view.drawn': {
        after: (before, after, event) => isDrawn(after, event) && after.view === before.view,
      },
      'view.fit': { to: 'whole', after: (_, after) => isWhole(after) },
      'view.follow': { to: 'following', after: (_, after) => isFocused(after) },
      'view.stay': { to: 'own', after: (before, after) => after.view === before.view },
      'view.show': {
        when: ({ view, frame: seen }, event) => !isSeen(event.box, view, seen),
        to: 'own',
        after: (_, after, event) => isFocused({ ...after, focus: [event.box] }),
      },
      'view.zoom': {
        to: 'own',
        after: (before, after, event) => {
          const middle = event.at ?? { x: before.frame.width / 2, y: before.frame.height / 2 }
          return (
            isNear(placeAt(after, middle), placeAt(before, middle)) &&
            after.view.scale === Math.min(4, Math.max(0.05, before.view.scale * event.factor))
          )
        },
      },
      'view.move': { to: 'own', after: (before, { view }, { by }) => view.x === before.view.x + by.x },
      'view.grabbed': { to: 'held', after: (_, after, event) => after.held === event.at },
    },
  },
  invariants: {
    'the scale stays between 0.05 and 4': ({ context: { view } }) => view.scale >= 0.05 && view.scale <= 4,
  },
})
