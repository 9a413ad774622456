/** The light and dark colors of a chart where nothing else defines them. */
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
const fixed: Readonly<Record<string, string>> = {
  '--sc-fonts-heading': "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  '--sc-fonts-mono': "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  '--sc-easings-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
}

/** The default values. The colors follow the `color-scheme` of the page. */
export const defaultVariables: Readonly<Record<string, string>> = {
  ...colorsOf(([light, dark]) => `light-dark(${light}, ${dark})`),
  ...fixed,
}

/**
 * Adds the default values to the style sheet for pages. Each value is in a second variable that is used where the page has not
 * defined the first one, because a definition of the first one here would hide that of the page. Browsers without `light-dark()`
 * use the light colors. Build tools replace `light-dark()` for such browsers, in a way that needs a `color-scheme` in the same
 * file, but not inside this `@supports`.
 */
export function withDefaults(css: string): string {
  const light = { ...colorsOf(([value]) => value), ...fixed }
  const both = colorsOf(([one, other]) => `light-dark(${one}, ${other})`)
  const used = css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) =>
    name in defaultVariables ? `var(${name}, var(${defaultName(name)}))` : whole,
  )
  return `${defaultRule(light)}\n@supports (color: light-dark(red, tan)) {\n${defaultRule(both)}\n}\n${used}`
}

/** The second variable, `--sc-chart-colors-accent`, that holds the default value of `--sc-colors-accent`. */
export function defaultName(name: string): string {
  return name.replace('--sc-', '--sc-chart-')
}

function defaultRule(values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `${defaultName(name)}: ${value};`)
  return `.sc-chart { ${lines.join(' ')} }`
}

function colorsOf(
  toValue: (color: readonly [light: string, dark: string]) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--sc-colors-${name}`, toValue(color)]),
  )
}

/** Replaces the variables with their light or dark values, for files that have no variables. */
export function withoutVariables(css: string, scheme: 'light' | 'dark'): string {
  return css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const color = colors[name.replace('--sc-colors-', '')]
    return color?.[scheme === 'light' ? 0 : 1] ?? fixed[name] ?? whole
  })
}
