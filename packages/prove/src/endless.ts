import type { AnyEventObject } from 'xstate'
import { dataText, eventText, shortened } from './text.ts'

/** More situations than this are a problem, unless the model or the caller says otherwise. */
export const defaultMaxSituations = 5_000

/** A longer path is a problem, unless the model has `maxDepth`. Each path is replayed from the start, so long ones are slow. */
export const longestPath = 50

/**
 * The problem of an exploration that does not end. It names the value that has the most different values in the situations that
 * were found, because the usual cause is a counter or a list that `abstract` contains.
 */
export function endlessText(
  reason: string,
  abstracts: readonly unknown[],
  events: readonly AnyEventObject[],
): string {
  return [
    `the exploration may never end: it has ${reason}`,
    growingText(abstracts),
    '. Leave out of `abstract` what does not change behavior, or end the exploration with `stopsAt`.',
    ' A machine that is only large needs `maxSituations` or `maxDepth`.',
    events.length === 0
      ? ''
      : ` The last path ends with ${events
          .slice(-3)
          .map((event) => eventText(event))
          .join(' → ')}`,
  ].join('')
}

function growingText(abstracts: readonly unknown[]): string {
  const textsByPlace = new Map<string, Set<string>>()
  for (const abstract of abstracts)
    for (const [place, value] of leavesIn(abstract, '')) {
      const texts = textsByPlace.get(place) ?? new Set()
      textsByPlace.set(place, texts.add(dataText(value)))
    }
  const [largest] = [...textsByPlace].sort(([, one], [, other]) => other.size - one.size)
  if (!largest || largest[1].size < 3) return ''
  const [place, texts] = largest
  const where = place === '' ? 'the result of `abstract`' : `\`${place}\` in the result of \`abstract\``
  return `; ${where} has ${texts.size} different values (${sampleOf([...texts])})`
}

function leavesIn(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [[place, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesIn(part, place === '' ? key : `${place}.${key}`),
  )
}

function sampleOf(texts: readonly string[]): string {
  const short = texts.map((text) => shortened(text, 30))
  return (short.length > 4 ? [...short.slice(0, 3), '…', ...short.slice(-1)] : short).join(', ')
}
