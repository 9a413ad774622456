/** A part of a path, a query or a hash. */
const part = /[^/?#&=]+/g
const anything = '*'

/**
 * Returns an address with `*` in place of the parts that differ between runs: ids, dates, and what was typed. A number of up to
 * three digits stays, because it is usually the number of a page or of an example.
 */
export function addressPattern(address: string, without: (text: string) => string | undefined): string {
  return address.replace(part, (written) => {
    const text = decoded(written)
    const isSame = /^(\D*|\d{1,3})$/.test(text) && !text.includes('@') && without(text) === text
    return isSame ? written : anything
  })
}

/** Writes a pattern as what Playwright compares the address with. Undefined if it would match every address. */
export function addressMatcher(pattern: string, quoted: (text: string) => string): string | undefined {
  if (!/[^*]/.test(pattern)) return undefined
  if (!pattern.includes(anything)) return quoted(pattern)
  const source = pattern.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&').replaceAll(anything, '[^/?#&]+')
  return `/${source}$/`
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    return written
  }
}
