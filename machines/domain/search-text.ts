/**
 * A text as the search compares it: in lower case, without accents, with ordinary instead of full-width letters and digits, and
 * with straight quotation marks and apostrophes, because the keyboards of phones type curved ones.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
}
