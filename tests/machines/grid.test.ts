import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gridMachine } from '../../machines/grid/grid.machine.ts'
import {
  cleared,
  heightOf,
  isFastScroll,
  isJump,
  type Measures,
  maxHeight,
  offsetOf,
  productsIn,
  reassigned,
  rowStep,
  rowsFor,
  type Slots,
  shiftAt,
  shownIn,
  wholeRows,
} from '../../machines/grid/grid.ts'
import { fc } from '../seeded.ts'

const phone = { count: 100_000, columns: 1, height: 844, into: 0 }

describe('rows', () => {
  it('are 400 px tall with 24 px between them', () => {
    expect([0, 1, 2, 10].map(heightOf)).toEqual([0, 400, 824, 4_216])
  })

  it('are rendered if visible, plus two rows above and below', () => {
    const desktop = { count: 120, columns: 4, height: 900, into: 0 }
    const rowsAt = (into: number) => wholeRows(productsIn({ ...desktop, into }), 4)
    expect(rowsAt(0)).toEqual({ first: 0, last: 19 })
    expect(rowsAt(4_240)).toEqual({ first: 32, last: 59 })
    expect(rowsAt(999_999)).toEqual({ first: 116, last: 119 })
    expect(rowsAt(-5_000)).toEqual({ first: 0, last: 11 })
  })

  it('are rendered product by product while scrolling', () => {
    const desktop = { count: 400, columns: 4, height: 848 }
    const [start, ...steps] = [0, 106, 212, 318, 424].map((by) =>
      productsIn({ ...desktop, into: 4_240 + by }),
    )
    expect(start).toEqual({ first: 32, last: 55 })
    expect(steps.map(({ first, last }) => [first - 32, last - 55])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
  })

  it('have scroll offsets that match their position', () => {
    expect([0, 1, 10].map((row) => offsetOf(row, { ...phone, count: 100 }))).toEqual([0, 424, 4_240])
  })
})

describe('a grid that is taller than a browser can scroll', () => {
  const full = heightOf(rowsFor(phone.count, 1))

  it('shows its first and its last row at the ends of the scroll range', () => {
    expect(full).toBeGreaterThan(33_554_432)
    expect(shiftAt(phone)).toBe(0)
    const end = { ...phone, into: maxHeight - phone.height }
    expect(full + shiftAt(end)).toBe(maxHeight)
    expect(productsIn(end).last).toBe(99_999)
  })

  it('can scroll to any row', () => {
    for (const row of [0, 1, 50_000, 99_990]) {
      const into = offsetOf(row, phone)
      expect(Math.abs(row * rowStep + shiftAt({ ...phone, into }) - into)).toBeLessThan(2)
    }
  })
})

describe('slots', () => {
  const windows = fc.array(
    fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map((places) => new Set(places)),
    { minLength: 1 },
  )
  const placesIn = (slots: Slots) => slots.filter((place) => place !== undefined)

  function expectSameSlots(before: Slots, wanted: ReadonlySet<number>, after: Slots) {
    for (const [slot, place] of before.entries()) {
      if (place !== undefined && wanted.has(place)) expect(after[slot]).toBe(place)
    }
    expect(after.length).toBeLessThanOrEqual(Math.max(before.length, wanted.size))
  }

  it('contain each wanted product once, in its former slot if it had one, and no others', () => {
    fc.assert(
      fc.property(windows, (all) => {
        let slots: Slots = []
        for (const wanted of all) {
          const next = cleared(slots, wanted)
          expect(placesIn(next).toSorted()).toEqual([...wanted].toSorted())
          expectSameSlots(slots, wanted, next)
          slots = next
        }
      }),
    )
  })

  it('keep former products while scrolling until the slots are reused', () => {
    fc.assert(
      fc.property(windows, (all) => {
        let slots: Slots = []
        for (const wanted of all) {
          const next = reassigned(slots, wanted)
          expect([...wanted].filter((place) => !next.includes(place))).toEqual([])
          expect(new Set(next).size).toBe(next.length)
          expectSameSlots(slots, wanted, next)
          slots = next
        }
      }),
    )
  })

  it('stay unchanged while scrolling if they already contain the wanted products', () => {
    const slots = reassigned([], new Set([3, 4, 5]))
    expect(reassigned(slots, new Set([5, 4]))).toBe(slots)
  })

  it('are shown without empty slots, and end with the last used slot', () => {
    const slots = cleared([3, 4, 5, 6], new Set([5, 3]))
    expect(slots).toEqual([3, undefined, 5])
    expect(shownIn(slots)).toEqual([
      { slot: 0, place: 3 },
      { slot: 2, place: 5 },
    ])
  })
})

describe('a selection', () => {
  const hundredRows: Measures = { count: 100, columns: 1, height: 844, into: 0 }

  function addedBySelection(first: number, last: number, measures = hundredRows) {
    const grid = createActor(gridMachine, { input: { count: 0 } }).start()
    grid.send({ type: 'grid.measured', ...measures })
    const slotsBefore = grid.getSnapshot().context.slots
    grid.send({ type: 'grid.selected', span: { first, last } })
    return grid.getSnapshot().context.slots.filter((place) => !slotsBefore.includes(place))
  }

  it('keeps up to sixteen rows rendered; a longer one keeps its first and last row', () => {
    expect(addedBySelection(50, 65)).toEqual(Array.from({ length: 16 }, (_, index) => 50 + index))
    expect(addedBySelection(50, 66)).toEqual([50, 66])
  })

  it('counts rows, not products', () => {
    const wide = { count: 200, columns: 4, height: 844, into: 0 }
    expect(addedBySelection(100, 163, wide)).toEqual(Array.from({ length: 64 }, (_, index) => 100 + index))
    expect(addedBySelection(100, 167, wide)).toEqual([100, 101, 102, 103, 164, 165, 166, 167])
  })
})

it('keeps the focused product in its slot when the window gets narrower', () => {
  const grid = createActor(gridMachine, { input: { count: 0 } }).start()
  const desktop = { type: 'grid.measured', count: 100, columns: 4, height: 900, into: 4_240 } as const
  grid.send(desktop)
  grid.send({ type: 'grid.focused', place: 45 })
  const slot = grid.getSnapshot().context.slots.indexOf(45)
  grid.send({ ...desktop, columns: 1 })
  expect(grid.getSnapshot().context.slots[slot]).toBe(45)
})

describe('scrolling', () => {
  const before: Measures = { count: 100, columns: 1, height: 800, into: 1_000 }

  it('jumps at half a window per frame, and is fast at an eighth, as long as the list stays the same', () => {
    const steps = [99, 100, 399, 400].map((distance) => ({ ...before, into: before.into - distance }))
    expect(steps.map((after) => isFastScroll(before, after))).toEqual([false, true, true, true])
    expect(steps.map((after) => isJump(before, after))).toEqual([false, false, false, true])
    for (const change of [{ count: 99 }, { columns: 2 }, { height: 700 }]) {
      const after = { ...before, into: 5_000, ...change }
      expect([isFastScroll(before, after), isJump(before, after)]).toEqual([false, false])
    }
  })
})

it('shows at most twenty products before the window has been measured', () => {
  const slotsOf = (count: number) =>
    createActor(gridMachine, { input: { count } }).start().getSnapshot().context.slots
  expect(slotsOf(3)).toEqual([0, 1, 2])
  expect(slotsOf(21)).toEqual(Array.from({ length: 20 }, (_, place) => place))
})

it('renders no products before the window has been measured', () => {
  expect(
    createActor(gridMachine, { input: { count: 0 } })
      .start()
      .getSnapshot().context,
  ).toMatchObject({
    measures: { count: 0, columns: 0, height: 0, into: 0 },
    slots: [],
  })
})
