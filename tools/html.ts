/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Value = string | number | Html | readonly Html[] | undefined | false

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, at) => (at === 0 ? '' : written(values[at - 1])) + part).join('') }
}

export function raw(text: string): Html {
  return { html: text }
}

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'html' in value ? value.html : value.map((one) => one.html).join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
