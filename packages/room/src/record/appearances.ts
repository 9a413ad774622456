import type { Appearance } from './user-action.ts'

const maxExpectations = 3

/**
 * Chooses what an exported test expects after an action: a few roles and names that have appeared, the most significant
 * first.
 */
export function choose(
  now: readonly Appearance[],
  before: readonly Appearance[],
  without: (text: string) => string | undefined,
): readonly Appearance[] {
  const known = new Set(before.map(keyOf))
  const added = new Map(
    now.filter((one) => !known.has(keyOf(one)) && isLasting(one)).map((one) => [keyOf(one), one]),
  )
  return [...added.values()]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((one) => {
      const [name, text] = [without(one.name), without(one.text)]
      return name === undefined || text === undefined ? [] : [{ ...one, name, text }]
    })
    .slice(0, maxExpectations)
}

function keyOf({ role, name, text, level, states }: Appearance): string {
  return JSON.stringify([role, name, text, level, states])
}

const rankedRoles = ['alertdialog', 'dialog', 'heading 1', 'alert', 'status']

function rankOf({ role, level, states }: Appearance): number {
  const at = rankedRoles.indexOf(level === 1 ? 'heading 1' : role)
  if (at >= 0) return at
  const isChanged = Object.keys(states).length > 0
  return rankedRoles.length + (isChanged ? 0 : 1) + (role === 'heading' && (level ?? 0) > 2 ? 1 : 0)
}

const maxLength = 80
/** Order and card numbers, dates, times and email addresses differ from one run to the next. */
const varying = [
  /\d{4}/,
  /[A-Za-z]-\d/,
  /\d{1,2}[:/]\d{2}/,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
  /\S@\S/,
  /\.\.\.$|…$/,
]

function isLasting({ name, text }: Appearance): boolean {
  const words = name + text
  return words.length <= maxLength && !varying.some((pattern) => pattern.test(words))
}
