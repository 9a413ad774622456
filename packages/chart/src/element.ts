/** Defines `<state-chart>`. The public API of @statecart/chart for pages without React. */
import { StateChart } from './element/state-chart.tsx'

if (typeof customElements !== 'undefined' && !customElements.get('state-chart'))
  customElements.define('state-chart', StateChart)

export type { StateClick, TransitionClick } from './element/state-chart.tsx'
export { StateChart }
