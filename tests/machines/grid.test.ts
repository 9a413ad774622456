import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gridMachine } from '../../machines/grid/grid.machine.ts'
import {
  columnsAt,
  heightOf,
  offsetOf,
  rowStep,
  rowsFor,
  rowsIn,
  shiftAt,
  tallest,
} from '../../machines/grid/rows.ts'
import { allotted, type Slots, shownIn } from '../../machines/grid/slots.ts'

const phone = { count: 100_000, width: 390, height: 844, into: 0 }

describe('rows', () => {
  it('hold as many cards as the window is wide for', () => {
    expect([320, 639, 640, 1023, 1024, 1279, 1280, 1920].map(columnsAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it('are 400 px tall with 24 px between them', () => {
    expect([0, 1, 2, 10].map(heightOf)).toEqual([0, 400, 824, 4_216])
  })

  it('are in the page when they are seen, and two more either way', () => {
    const desktop = { count: 120, width: 1366, height: 900, into: 0 }
    expect(rowsIn(desktop)).toEqual({ first: 0, last: 4 })
    expect(rowsIn({ ...desktop, into: 4_240 })).toEqual({ first: 8, last: 14 })
    expect(rowsIn({ ...desktop, into: 999_999 })).toEqual({ first: 29, last: 29 })
    expect(rowsIn({ ...desktop, into: -5_000 })).toEqual({ first: 0, last: 2 })
  })

  it('are scrolled to as far down as they stand', () => {
    expect([0, 1, 10].map((row) => offsetOf(row, { ...phone, count: 100 }))).toEqual([0, 424, 4_240])
  })
})

describe('a grid that is taller than a browser can scroll', () => {
  const full = heightOf(rowsFor(phone.count, 1))

  it('shows its first and its last row at its two ends', () => {
    expect(full).toBeGreaterThan(33_554_432)
    expect(shiftAt(phone)).toBe(0)
    const end = { ...phone, into: tallest - phone.height }
    expect(full + shiftAt(end)).toBe(tallest)
    expect(rowsIn(end).last).toBe(99_999)
  })

  it('leads to any row', () => {
    for (const row of [0, 1, 50_000, 99_990]) {
      const into = offsetOf(row, phone)
      expect(Math.abs(row * rowStep + shiftAt({ ...phone, into }) - into)).toBeLessThan(2)
    }
  })
})

describe('slots', () => {
  const rows = fc.uniqueArray(fc.nat(30), { maxLength: 12 })

  it('show each wanted row once, where it was if it was there, and are used again for the rest', () => {
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1 }), (windows) => {
        let slots: Slots = []
        for (const wanted of windows) {
          const next = allotted(slots, wanted)
          expect(next.filter((row) => row !== undefined).toSorted()).toEqual(wanted.toSorted())
          for (const [slot, row] of slots.entries()) {
            if (row !== undefined && wanted.includes(row)) expect(next[slot]).toBe(row)
          }
          expect(next.length).toBeLessThanOrEqual(Math.max(slots.length, wanted.length))
          slots = next
        }
      }),
    )
  })

  it('are the same ones as long as the same rows are wanted', () => {
    const slots = allotted([], [3, 4, 5])
    expect(allotted(slots, [5, 4, 3])).toBe(slots)
  })

  it('are shown but for the empty ones, of which none is kept at the end', () => {
    const slots = allotted([3, 4, 5, 6], [5, 3])
    expect(slots).toEqual([3, undefined, 5])
    expect(shownIn(slots)).toEqual([
      { slot: 0, row: 3 },
      { slot: 2, row: 5 },
    ])
  })
})

describe('a selection', () => {
  const hundredRows = { count: 100, width: 390, height: 844, into: 0 }

  function heldBy(first: number, last: number) {
    const grid = createActor(gridMachine).start()
    grid.send({ type: 'grid.measured', ...hundredRows })
    const seen = grid.getSnapshot().context.slots
    grid.send({ type: 'grid.selected', rows: { first, last } })
    return grid.getSnapshot().context.slots.filter((row) => !seen.includes(row))
  }

  it('holds up to sixteen rows, and of more than those its two ends', () => {
    expect(heldBy(50, 65)).toEqual(Array.from({ length: 16 }, (_, index) => 50 + index))
    expect(heldBy(50, 66)).toEqual([50, 66])
  })
})

it('has no row in the page before the window has been measured', () => {
  expect(createActor(gridMachine).start().getSnapshot().context).toMatchObject({
    measures: { count: 0, width: 0, height: 0, into: 0 },
    slots: [],
  })
})
