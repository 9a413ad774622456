import type { AnyEventObject } from 'xstate'
import { dataText, eventText } from './text.ts'

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
  const growing = growingValue(abstracts)
  return [
    `the exploration may never end: it has ${reason}`,
    growing === undefined
      ? ''
      : `; ${growing.place} has ${growing.texts.length} different values (${sampleOf(growing.texts)})`,
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

interface Growing {
  /** The part of the result of `abstract`. */
  place: string
  texts: string[]
}

function growingValue(abstracts: readonly unknown[]): Growing | undefined {
  const textsByPlace = new Map<string, Set<string>>()
  for (const abstract of abstracts)
    for (const [place, value] of leavesIn(abstract, '')) {
      const texts = textsByPlace.get(place) ?? new Set()
      textsByPlace.set(place, texts.add(dataText(value)))
    }
  const [[place, texts] = ['', new Set<string>()]] = [...textsByPlace].sort(
    ([, one], [, other]) => other.size - one.size,
  )
  if (texts.size < 3) return undefined
  return {
    place: place === '' ? 'the result of `abstract`' : `\`${place}\` in the result of \`abstract\``,
    texts: [...texts],
  }
}

function leavesIn(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [[place, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesIn(part, place === '' ? key : `${place}.${key}`),
  )
}

const longestSample = 30

function sampleOf(texts: readonly string[]): string {
  const short = texts.map((text) =>
    text.length > longestSample ? `${text.slice(0, longestSample - 1)}…` : text,
  )
  return (short.length > 4 ? [...short.slice(0, 3), '…', ...short.slice(-1)] : short).join(', ')
}
