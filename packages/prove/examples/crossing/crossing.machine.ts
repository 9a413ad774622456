import { assign, setup } from 'xstate'

/** What the lamps for cars and for people show. */
export interface Aspect {
  cars: 'green' | 'amber' | 'red' | 'off'
  people: 'stop' | 'walk' | 'hurry' | 'off'
}

/** A pedestrian crossing: people press a button, cars stop for them, and a press that comes too late is remembered. */
export const crossingMachine = setup({
  types: {
    context: {} as { crossings: number; isAskedAgain: boolean },
    events: {} as { type: 'button.pressed' } | { type: 'lamp.failed' } | { type: 'lamp.repaired' },
  },
  actions: {
    /** Switches the lamps; given with `provide()`. */
    show: (_, _aspect: Aspect) => {},
    light: (_, _lamp: { lamp: 'wait'; on: boolean }) => {},
    count: assign({ crossings: ({ context }) => context.crossings + 1 }),
    remember: assign({ isAskedAgain: true }),
    forget: assign({ isAskedAgain: false }),
  },
  guards: {
    isAskedAgain: ({ context }) => context.isAskedAgain,
  },
  delays: { shortestGreen: 5_000, amber: 3_000, walk: 8_000, hurry: 4_000 },
}).createMachine({
  id: 'crossing',
  context: { crossings: 0, isAskedAgain: false },
  initial: 'driving',
  on: { 'lamp.failed': '.outOfOrder' },
  states: {
    driving: {
      entry: { type: 'show', params: { cars: 'green', people: 'stop' } },
      on: { 'button.pressed': 'requested' },
    },
    requested: {
      entry: [
        { type: 'show', params: { cars: 'green', people: 'stop' } },
        { type: 'light', params: { lamp: 'wait', on: true } },
      ],
      exit: { type: 'light', params: { lamp: 'wait', on: false } },
      after: { shortestGreen: 'slowing' },
    },
    slowing: {
      entry: { type: 'show', params: { cars: 'amber', people: 'stop' } },
      after: { amber: 'walking' },
    },
    walking: {
      entry: [{ type: 'show', params: { cars: 'red', people: 'walk' } }, 'count'],
      after: { walk: 'clearing' },
    },
    clearing: {
      entry: { type: 'show', params: { cars: 'red', people: 'hurry' } },
      exit: 'forget',
      on: { 'button.pressed': { actions: 'remember' } },
      after: {
        hurry: [{ guard: 'isAskedAgain', target: 'requested' }, { target: 'driving' }],
      },
    },
    outOfOrder: {
      entry: { type: 'show', params: { cars: 'off', people: 'off' } },
      on: { 'lamp.repaired': 'driving' },
    },
  },
})
