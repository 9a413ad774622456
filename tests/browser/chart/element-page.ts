import { chartFromJson } from '@statecart/chart'
import type { StateChart } from '@statecart/chart/element'
import '@statecart/chart/element'
import worker from '@statecart/chart/layout-worker.js?worker&url'
import { createMachine } from 'xstate'

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): URL
  }
}
const { trustedTypes } = window as unknown as { trustedTypes: Policies }
const policy = trustedTypes.createPolicy('chart', { createScriptURL: (url) => url })

const element = document.createElement('state-chart') as StateChart
element.worker = policy.createScriptURL(worker)
element.machine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: { guard: 'hasPower', target: 'on' } } }, on: { on: { press: 'off' } } },
})
document.body.append(element)

Object.assign(window, { chartFromJson })
