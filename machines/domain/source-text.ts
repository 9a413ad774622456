/** Halves of characters break addresses, controls break lines, and overrides of direction make a text say something else. */
const strange = /[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

const strangeInLines = /(?!\n)[\p{Surrogate}\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** A source's text as the shop shows it: without strange characters and outer spaces, and of a bounded length. */
export function cleaned(text: string, limit: number): string {
  return within(limit, text, (short) => short.replace(strange, ' '))
}

/** The same, with its line breaks. */
export function cleanedLines(text: string, limit: number): string {
  return within(limit, text, (short) => short.replace(/\r\n?/g, '\n').replace(strangeInLines, ' '))
}

function within(limit: number, text: string, clear: (short: string) => string): string {
  const clean = clear(text.length > limit * 2 ? text.slice(0, limit * 2) : text).trim()
  return clean.length > limit ? wholeCharacters(clean.slice(0, limit)).trim() : clean
}

function wholeCharacters(text: string): string {
  return text.replace(/\p{Surrogate}$/u, '')
}
