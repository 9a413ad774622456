import { defineModel, performs } from '@statecart/prove'
import { type PanelContext, panelMachine } from './panel.machine.ts'

const sizes = { least: 100, most: 400 }
const remembered = (size: number, isCollapsed: boolean) => performs('remember', { size, isCollapsed })
const bounded = (size: number) => Math.min(sizes.most, Math.max(sizes.least, size))
const dragged = ({ size, at }: PanelContext, to: number) => bounded(size + at - to)

export const panelModel = defineModel({
  machine: panelMachine,
  purpose: 'A panel of the machine room: its size, and whether it is collapsed.',
  input: { ...sizes, size: 200, isCollapsed: false },
  otherInputs: [{ ...sizes, size: 900, isCollapsed: true }],
  initially: (snapshot) =>
    snapshot.context.size === (snapshot.matches('open') ? 200 : 400) &&
    snapshot.context.isCollapsed === snapshot.matches('collapsed') &&
    snapshot.context.at === 0,
  events: [
    { type: 'panel.toggle' },
    { type: 'panel.grabbed', at: 500 },
    { type: 'panel.dragged', at: 450 },
    { type: 'panel.dragged', at: 10 },
    { type: 'panel.dropped' },
    { type: 'panel.resized', by: 20 },
    { type: 'panel.resized', by: -1_000 },
  ],
  abstract: ({ size, at, isCollapsed }) => [size, at, isCollapsed],
  maxDepth: 4,
  answers: {
    open: {
      'panel.toggle': {
        to: 'collapsed',
        does: ({ size }) => [remembered(size, true)],
        after: (before, after) => after.isCollapsed && after.size === before.size,
      },
      'panel.resized': {
        does: ({ size }, { by }) => [remembered(bounded(size + by), false)],
        after: (before, after, { by }) => after.size === bounded(before.size + by),
      },
    },
    'open.still': {
      'panel.grabbed': { to: 'open.dragged', after: (_, after, { at }) => after.at === at },
    },
    'open.dragged': {
      'panel.dragged': {
        after: (before, after, { at }) => after.at === at && after.size === dragged(before, at),
      },
      'panel.dropped': { to: 'open.still', does: ({ size }) => [remembered(size, false)] },
    },
    collapsed: {
      'panel.toggle': {
        to: 'open.still',
        does: ({ size }) => [remembered(size, false)],
        after: (before, after) => !after.isCollapsed && after.size === before.size,
      },
    },
  },
  invariants: {
    'the size stays within its limits': ({ context: { size } }) => size >= sizes.least && size <= sizes.most,
    '`isCollapsed` agrees with the state': (snapshot) =>
      snapshot.context.isCollapsed === snapshot.matches('collapsed'),
  },
  acceptedMutants: {
    'open: panel.toggle → collapsed: leads to restored, not to collapsed':
      '`restored` leads to `collapsed` at once, because the panel is collapsed',
  },
})
