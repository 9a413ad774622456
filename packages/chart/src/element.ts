/** Defines `<state-chart>`. The public API of @statecart/chart for pages without React. */
import { StateChart, type StateClick, type TransitionClick } from './element/state-chart.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'state-chart': StateChart
  }
  interface GlobalEventHandlersEventMap {
    'state-click': CustomEvent<StateClick>
    'transition-click': CustomEvent<TransitionClick>
    'layout-error': CustomEvent<unknown>
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('state-chart'))
  customElements.define('state-chart', StateChart)

export type { StateClick, TransitionClick }
export { StateChart }
