import { type Chart, chartOf } from '@statecart/chart'
import type { RoomMachine } from '../registry.ts'

const charts = new WeakMap<RoomMachine, Chart>()

/** A machine's chart, read once. */
export function chartOfMachine(machine: RoomMachine): Chart {
  const known = charts.get(machine)
  if (known) return known
  const chart = chartOf(machine.machine)
  charts.set(machine, chart)
  return chart
}
