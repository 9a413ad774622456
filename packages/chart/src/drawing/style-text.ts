import chart from './chart.css?inline'
import states from './chart-states.css?inline'
import transitions from './chart-transitions.css?inline'

/** The light and dark colors of a chart outside the shop. */
const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'bg-canvas': ['#faf8f5', '#17141c'],
  'bg-surface': ['#ffffff', '#211c29'],
  'bg-raised': ['#ffffff', '#2b2535'],
  'bg-sunken': ['#f0ece6', '#120f17'],
  'bg-tint': ['#fbe9df', '#3a2228'],
  'bg-signal': ['#e3a23b', '#f2bf6b'],
  'border-default': ['#ddd6cc', '#3a3046'],
  'border-strong': ['#857a78', '#85788c'],
  'fg-default': ['#1c1a24', '#f6efe6'],
  'fg-muted': ['#57505f', '#c9becb'],
  'fg-subtle': ['#6a6270', '#a99dad'],
  'tint-dusk': ['#dee5ed', '#232c3e'],
  accent: ['#b5381a', '#ff9472'],
  focus: ['#1f4d42', '#f2bf6b'],
  info: ['#33557a', '#9cbde2'],
  negative: ['#a8231c', '#ff9c92'],
}
const fixedVariables: Readonly<Record<string, string>> = {
  '--sc-fonts-heading': "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  '--sc-fonts-mono': "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  '--sc-easings-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
}

const rules = [chart, states, transitions].join('\n')

/** The CSS for a shadow root. The colors follow the `color-scheme` of the page, and the page may override each variable. */
export function shadowStyle(): string {
  const own = Object.entries(colors).map(
    ([name, [light, dark]]) => `--sc-colors-${name}: light-dark(${light}, ${dark});`,
  )
  const fixed = Object.entries(fixedVariables).map(([name, value]) => `${name}: ${value};`)
  return `:host { ${[...own, ...fixed].join(' ')} }\n${rules}`
}

/** The CSS for an SVG file. It has no variables, because some SVG viewers do not support them. */
export function fileStyle(): string {
  return `${resolved(0)}\n@media (prefers-color-scheme: dark) {\n${resolved(1)}\n}`
}

function resolved(scheme: 0 | 1): string {
  const ground = `.sc-chart-ground { fill: var(--sc-colors-bg-canvas); }\n${rules}`
  return ground.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const color = colors[name.replace('--sc-colors-', '')]
    return color?.[scheme] ?? fixedVariables[name] ?? whole
  })
}
