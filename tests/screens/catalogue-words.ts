import type { Words } from '../../src/i18n/texts.ts'

export type Said = Words[string]

/** The structure that a translation must share with English: keys, functions, lists and the ids in them. */
export function shapeOf(said: Said, key = ''): unknown {
  if (typeof said === 'string') return key === 'id' ? said : 'text'
  if (typeof said === 'function') return 'sentence'
  if (isList(said)) return said.map((one) => shapeOf(one))
  return Object.fromEntries(Object.entries(said).map(([name, one]) => [name, shapeOf(one, name)]))
}

/** Every text with its path; functions are called with sample arguments. */
export function textsOf(said: Said, place = ''): [place: string, text: string][] {
  if (typeof said === 'string') return /(^|\.)id$/.test(place) ? [] : [[place, said]]
  if (typeof said === 'function') {
    const sentence = said as (...given: string[]) => string
    return [
      [`${place}(1)`, sentence('1', '1', '1')],
      [`${place}(2)`, sentence('2', '3', '4')],
    ]
  }
  const parts: [string, Said][] = isList(said)
    ? said.map((one, at) => [String(at), one])
    : Object.entries(said)
  return parts.flatMap(([name, one]) => textsOf(one, place ? `${place}.${name}` : name))
}

const isList = (said: object): said is readonly Said[] => Array.isArray(said)
