import chart from './chart.css?inline'
import states from './chart-states.css?inline'
import transitions from './chart-transitions.css?inline'
import { defaultVariables, withoutVariables } from './default-variables.ts'

const rules = [chart, states, transitions].join('\n')

/** The CSS for a shadow root. The colors follow the `color-scheme` of the page, and the page may override each variable. */
export function shadowStyle(): string {
  const own = Object.entries(defaultVariables).map(([name, value]) => `${name}: ${value};`)
  return `:host { ${own.join(' ')} }\n${rules}`
}

/** The CSS for an SVG file. It has no variables, because some SVG viewers do not support them. */
export function fileStyle(): string {
  const all = `.sc-chart-ground { fill: var(--sc-colors-bg-canvas); }\n${rules}`
  return `${withoutVariables(all, 'light')}\n@media (prefers-color-scheme: dark) {\n${withoutVariables(all, 'dark')}\n}`
}
