import type { ActorRefFrom } from 'xstate'
import type { Memory } from '../browser/memory.ts'
import { type PanelShape, panelMachine } from '../machines/panel.machine.ts'

export type Panel = ActorRefFrom<typeof panelMachine>

/** The inspector is to the right of the chart, the timeline is below it. */
export interface Panels {
  inspector: Panel
  timeline: Panel
}

interface Sizes {
  size: number
  least: number
  most: number
}

/** In pixels. At 1366 × 900 the chart takes more than 55 percent of the window. */
const sizesIn = (window: number): Readonly<Record<keyof Panels, Sizes>> => ({
  inspector: { size: 330, least: 200, most: 720 },
  timeline: { size: Math.max(180, Math.round(window * 0.21)), least: 96, most: 640 },
})

/** Returns the machine of a panel, which stores the panel's size, and the input for it. */
export function panelWith(name: keyof Panels, memory: Memory) {
  const key = `panel.${name}`
  const { size, ...limits } = sizesIn(innerHeight)[name]
  const remembered = memory.of(key)
  return {
    logic: panelMachine.provide({
      actions: { remember: (_, shape) => memory.save(key, shape) },
    }),
    input: { ...limits, ...(isShape(remembered) ? remembered : { size, isCollapsed: false }) },
  }
}

function isShape(value: unknown): value is PanelShape {
  if (typeof value !== 'object' || value === null) return false
  const { size, isCollapsed } = value as Partial<PanelShape>
  return Number.isFinite(size) && typeof isCollapsed === 'boolean'
}
