import type { StateChart } from '@statecart/chart/element'
import '@statecart/chart/element'
import worker from '@statecart/chart/layout-worker.js?worker&url'
import { createActor } from 'xstate'
import { largeMachines } from './large-machines.ts'

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): URL }
}
const { trustedTypes } = window as unknown as { trustedTypes: Policies }
const policy = trustedTypes.createPolicy('chart', { createScriptURL: (url) => url })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

let element: StateChart | undefined

async function drawn(): Promise<void> {
  const parts = () => element?.shadowRoot?.querySelectorAll('.sc-chart-box').length ?? 0
  while (parts() < 2) await nextFrame()
  await nextFrame()
}

export interface LargeCharts {
  /** Draws one of the machines in a new element; returns the milliseconds until its first states are visible. */
  draw(name: string): Promise<{ first: number; states: number; folded: number }>
  /** Sends events to an actor of the machine, and shows each snapshot in a separate frame. */
  walk(name: string, events: number): Promise<void>
  unfold(): Promise<number>
}

const charts: LargeCharts = {
  async draw(name) {
    const machine = largeMachines[name]?.()
    if (!machine) throw new Error(`There is no machine ${name}.`)
    element?.remove()
    const begun = performance.now()
    element = document.createElement('state-chart') as StateChart
    element.worker = policy.createScriptURL(worker)
    element.machine = machine
    document.body.append(element)
    await drawn()
    const first = performance.now() - begun
    return { first, states: element.chart?.states.length ?? 0, folded: element.closed.length }
  },
  async walk(name, events) {
    const machine = largeMachines[name]?.()
    if (!(machine && element)) throw new Error(`There is no machine ${name}.`)
    const actor = createActor(machine.provide({ guards: { isReady: () => true } })).start()
    for (let at = 0; at < events; at += 1) {
      actor.send({ type: 'next' })
      element.snapshot = actor.getSnapshot()
      await nextFrame()
    }
  },
  async unfold() {
    const [first] = element?.closed ?? []
    if (!element || first === undefined) return 0
    const before = element.layout
    const begun = performance.now()
    element.closed = element.closed.filter((id) => id !== first)
    while (element.layout === before) await nextFrame()
    await nextFrame()
    return performance.now() - begun
  },
}

Object.assign(window, { charts })
