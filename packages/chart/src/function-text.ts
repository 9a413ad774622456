/** Properties whose names do not describe a function: JavaScript names an inline function after its property. */
const propertyNames = new Set(
  'actions cond delay entry event exit guard id input invoke output params src systemId to value'.split(' '),
)
const maxLength = 44

/** The text for a function without a name that does nothing. */
const emptyFunction = '() => {}'

/** The name of a function, or its shortened source if it has no name: `context.count > 3`. */
export function functionText(fn: object): string {
  return nameOf(fn) ?? (shortened(bodyOf(fn)) || emptyFunction)
}

/** The name of a function; undefined if it has no name or only the name of a property. */
export function nameOf(fn: object): string | undefined {
  const name = 'name' in fn && typeof fn.name === 'string' ? fn.name.replace(/^(bound |get |set )+/, '') : ''
  return name === '' || propertyNames.has(name) ? undefined : name
}

/** The whole source without comments and line breaks. Parameters that contain only names are left out. */
export function sourceOf(fn: object): string {
  const source = normalized(Function.prototype.toString.call(fn))
  const { parameters, body } = splitFunction(source)
  return /^[\w$\s,{}]*$/.test(parameters) ? unwrapped(body) || emptyFunction : source
}

/** The body of a function, without comments and line breaks. */
export function bodyOf(fn: object): string {
  const source = normalized(Function.prototype.toString.call(fn))
  const { parameters, body } = splitFunction(source)
  return withNames(parameters, unwrapped(body))
}

export function shortened(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/** The names of the properties of an object literal: `count, total`. */
export function keysOf(literal: string): string[] {
  if (!literal.startsWith('{')) return []
  const inner = literal.slice(1, endOf(literal, 0))
  return splitOutside(inner, ',').flatMap((part) => /^\s*['"]?([\w$]+)['"]?\s*(:|$)/.exec(part)?.[1] ?? [])
}

const strings = /(?<quote>["'`])(?:\\.|(?!\k<quote>)[^\\])*\k<quote>/.source

/**
 * Removes comments, line breaks, and what compilers add to imported names: the wrapping `(0, module.name)`, and the modules' variables
 * of Vite and Vitest.
 */
function normalized(source: string): string {
  return source
    .replace(new RegExp(`(${strings})|/\\*[\\s\\S]*?\\*/|(?<!\\\\)//[^\\n]*`, 'g'), '$1')
    .replace(/\(0,\s*[\w$]+\.([\w$]+)\)/g, '$1')
    .replace(/\b__vi(?:te_ssr)?_import_\d+__\.(?=[\w$])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function splitFunction(source: string): { parameters: string; body: string } {
  const [head = ''] = /^(async )?(function ?\*? ?)?[\w$]* ?/.exec(source) ?? []
  const simple = /^(?:async )?([\w$]+) ?=> ?(.*)$/.exec(source)
  if (simple) return { parameters: simple[1] ?? '', body: simple[2] ?? '' }
  const open = source.indexOf('(', Math.max(0, head.trimEnd().length - 1))
  if (open < 0) return { parameters: '', body: source }
  const end = endOf(source, open)
  return { parameters: source.slice(open + 1, end), body: source.slice(end + 1).replace(/^ ?(=>)? ?/, '') }
}

/** Removes the brackets around a body. A block that only returns an expression becomes that expression. */
function unwrapped(body: string): string {
  if (body.startsWith('(') && endOf(body, 0) === body.length - 1) return unwrapped(body.slice(1, -1).trim())
  if (!body.startsWith('{') || endOf(body, 0) !== body.length - 1) return body
  const inner = body.slice(1, -1).trim()
  if (/^(['"]?[\w$]+['"]?\s*[:,]|\.\.\.|[\w$]+$)/.test(inner)) return body
  const [only = '', ...others] = splitOutside(inner, ';').filter((part) => part.trim() !== '')
  const returned = /^return\b(.*)$/.exec(only.trim())
  return others.length === 0 && returned ? unwrapped((returned[1] ?? '').trim()) : inner.replace(/;$/, '')
}

/** Restores the names of destructured parameters that were renamed, for example by a minifier. */
function withNames(parameters: string, body: string): string {
  const renamed = [...parameters.matchAll(/(\w+) ?: ?(\w+)(?= ?[,}])/g)]
  return renamed.reduce(
    (text, [, name = '', alias = '']) =>
      text.replace(new RegExp(`(?<![.\\w$])${alias}(?![\\w$:])`, 'g'), name),
    body,
  )
}

const opening = new Set('([{')

/** Returns the index of the bracket that closes the bracket at `open`. */
function endOf(text: string, open: number): number {
  const tokens = new RegExp(`${strings}|[()[\\]{}]`, 'g')
  tokens.lastIndex = open
  let depth = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.length > 1) continue
    depth += opening.has(token) ? 1 : -1
    if (depth === 0) return index
  }
  return text.length - 1
}

/** Splits a text at the separators that are outside brackets and strings. */
function splitOutside(text: string, separator: string): string[] {
  const tokens = new RegExp(`${strings}|[()[\\]{}]|${separator}`, 'g')
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (opening.has(token)) depth += 1
    else if (/^[)\]}]$/.test(token)) depth -= 1
    else if (token === separator && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  return [...parts, text.slice(start)]
}
