import { type AnyStateMachine, createMachine } from 'xstate'

type States = Record<string, object>

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at))

/**
 * Groups of 19 steps. Each step has a transition to the next, some have one back, and some have a guarded one to the next group.
 */
function nested(groups: number): AnyStateMachine {
  const stepsOf = (group: number): States =>
    Object.fromEntries(
      times(19, (at) => [
        `step${at}`,
        {
          on: {
            next: `step${(at + 1) % 19}`,
            ...(at % 5 === 2 ? { back: `step${at - 1}` } : {}),
            ...(at % 7 === 3
              ? {
                  jump: {
                    guard: 'isReady',
                    actions: 'note',
                    target: `#nested.group${(group + 1) % groups}.step1`,
                  },
                }
              : {}),
          },
        },
      ]),
    )
  const states: States = Object.fromEntries(
    times(groups, (group) => [
      `group${group}`,
      { initial: 'step0', states: stepsOf(group), on: { leave: `group${(group + 1) % groups}` } },
    ]),
  )
  return createMachine({ id: 'nested', initial: 'group0', states })
}

/** Parallel regions, each a cycle. */
function parallel(regions: number, steps: number): AnyStateMachine {
  const circle = (region: number): States =>
    Object.fromEntries(
      times(steps, (at) => [
        `s${at}`,
        { on: { [`next${region}`]: `s${(at + 1) % steps}`, next: `s${(at + 1) % steps}` } },
      ]),
    )
  const states: States = Object.fromEntries(
    times(regions, (region) => [`region${region}`, { initial: 's0', states: circle(region) }]),
  )
  return createMachine({ id: 'parallel', type: 'parallel', states })
}

/** States in one cycle with transitions across it, so that nothing can be folded. */
function flat(count: number): AnyStateMachine {
  const states: States = Object.fromEntries(
    times(count, (at) => [
      `state${at}`,
      {
        on: {
          next: `state${(at + 1) % count}`,
          skip: { guard: 'isReady', target: `state${(at * 7 + 3) % count}` },
        },
      },
    ]),
  )
  return createMachine({ id: 'flat', initial: 'state0', states })
}

/** Machines of about 200 and 400 states. */
export const largeMachines: Readonly<Record<string, () => AnyStateMachine>> = {
  'nested, 200': () => nested(10),
  'parallel, 200': () => parallel(8, 25),
  'flat, 200': () => flat(200),
  'nested, 400': () => nested(20),
  'parallel, 400': () => parallel(16, 25),
}
