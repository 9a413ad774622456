import type { Words } from '../../src/i18n/texts.ts'

export type TextValue = Words[string]

/** The structure that a translation must share with English: keys, functions, lists and the ids in them. */
export function shapeOf(value: TextValue, key = ''): unknown {
  if (typeof value === 'string') return key === 'id' ? value : 'text'
  if (typeof value === 'function') return 'sentence'
  if (isList(value)) return value.map((item) => shapeOf(item))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part, name)]))
}

/** Every text with its path; functions are called with sample arguments. */
export function textsOf(value: TextValue, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return /(^|\.)id$/.test(place) ? [] : [[place, value]]
  if (typeof value === 'function') {
    const sentence = value as (...given: string[]) => string
    return [
      [`${place}(1)`, sentence('1', '1', '1')],
      [`${place}(2)`, sentence('2', '3', '4')],
    ]
  }
  const parts: [string, TextValue][] = isList(value)
    ? value.map((item, at) => [String(at), item])
    : Object.entries(value)
  return parts.flatMap(([name, part]) => textsOf(part, place ? `${place}.${name}` : name))
}

const isList = (value: object): value is readonly TextValue[] => Array.isArray(value)
