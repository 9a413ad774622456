/** A part of a path or a hash. */
const part = /[^/?#&=]+/g
/** A name or a value of a query. A value may be a path or an address. */
const queryPart = /[^?#&=]+/g
const anything = '*'

/**
 * Returns an address with `*` in place of the parts that differ between runs: ids, dates, and what was typed. A number of up to
 * three digits stays, because it is usually the number of a page or of an example.
 */
export function addressPattern(address: string, without: (text: string) => string | undefined): string {
  const hidden = (written: string) => {
    const text = decoded(written)
    const isSame = /^(\D*|\d{1,3})$/.test(text) && !text.includes('@') && without(text) === text
    return isSame ? written : anything
  }
  const [start, end] = queryOf(address)
  return [
    address.slice(0, start).replace(part, hidden),
    address.slice(start, end).replace(queryPart, hidden),
    address.slice(end).replace(part, hidden),
  ].join('')
}

/** The positions at which the query of an address begins and ends. */
function queryOf(address: string): readonly [start: number, end: number] {
  const end = /#|$/.exec(address)?.index ?? address.length
  const start = address.indexOf('?')
  return start < 0 || start > end ? [end, end] : [start, end]
}

/** Writes a pattern as what Playwright compares the address with. Undefined if it would match every address. */
export function addressMatcher(pattern: string, quoted: (text: string) => string): string | undefined {
  if (!/[^*]/.test(pattern)) return undefined
  if (!pattern.includes(anything)) return quoted(pattern)
  const [start, end] = queryOf(pattern)
  const source = pattern.replace(/[\\^$.+?()[\]{}|/*]/g, (sign, at: number) => {
    if (sign !== anything) return `\\${sign}`
    return at > start && at < end ? '[^&#]+' : '[^/?#&]+'
  })
  return `/${source}$/`
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return written
  }
}
