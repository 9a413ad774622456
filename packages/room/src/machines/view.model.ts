import { defineModel } from '@statecart/prove'
import { type ViewContext, viewMachine } from './view.machine.ts'

const frame = { width: 640, height: 480 }
const isWhole = ({ view, frame: { width, height }, drawing }: ViewContext) =>
  view.x >= 0 &&
  view.y >= 0 &&
  view.x + drawing.width * view.scale <= width + 1 &&
  view.y + drawing.height * view.scale <= height + 1
const at = { x: 100, y: 50 }

/** The place of the drawing that is seen at a place of the frame. */
const placeAt = ({ view }: ViewContext, seen: { x: number; y: number }) => ({
  x: (seen.x - view.x) / view.scale,
  y: (seen.y - view.y) / view.scale,
})
const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 1e-6

export const viewModel = defineModel({
  machine: viewMachine,
  purpose: 'The visible part of a chart: all of it, until the user pans or zooms.',
  input: { drawing: { width: 300, height: 200 } },
  otherInputs: [{ drawing: { width: 4_000, height: 900 } }],
  begins: ({ context: { frame: unmeasured, held } }) =>
    unmeasured.width === 0 && unmeasured.height === 0 && held.x === 0 && held.y === 0,
  events: [
    { type: 'view.measured', frame },
    { type: 'view.measured', frame: { width: 320, height: 200 } },
    { type: 'view.zoom', factor: 1.25 },
    { type: 'view.zoom', factor: 0.8, at },
    { type: 'view.move', by: { x: -40, y: 0 } },
    { type: 'view.fit' },
    { type: 'view.grabbed', at },
    { type: 'view.dragged', at: { x: 130, y: 90 } },
    { type: 'view.dropped' },
  ],
  abstract: ({ view, frame: { width } }) => [
    Math.round(view.x),
    Math.round(view.y),
    view.scale.toFixed(2),
    width,
  ],
  reach: 4,
  answers: {
    whole: {
      'view.measured': { after: (_, after, event) => after.frame === event.frame && isWhole(after) },
    },
    held: {
      'view.dragged': {
        after: (before, after, event) =>
          isNear(placeAt(after, event.at), placeAt(before, before.held)) && after.held === event.at,
      },
      'view.dropped': 'own',
    },
    '*': {
      'view.measured': {
        after: (before, after, event) => after.frame === event.frame && after.view === before.view,
      },
      'view.fit': { to: 'whole', after: (_, after) => after.frame.width === 0 || isWhole(after) },
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
    'nothing grows or shrinks beyond sense': ({ context: { view } }) => view.scale >= 0.05 && view.scale <= 4,
  },
})
