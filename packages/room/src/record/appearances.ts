import { type Appearance, plainText } from './user-action.ts'

const maxExpectations = 3

type Without = (text: string) => string | undefined

/**
 * Chooses what an exported test expects after an action: a few roles and names that have appeared, the most significant
 * first. If there are none, a text that has appeared. A number in a text may count or measure time by itself, so that the test
 * could miss it; such a text is only expected to disappear.
 */
export function chooseAppeared(
  now: readonly Appearance[],
  before: readonly Appearance[],
  without: Without,
): readonly Appearance[] {
  const elements = added(elementsIn(now), elementsIn(before), without, keyOf)
  return elements.length > 0
    ? withoutContentOfPage(elements).slice(0, maxExpectations)
    : added(textsIn(now).filter(isWithoutNumber), textsIn(before), without, keyOf).slice(0, 1)
}

/** A new page or dialog is recognized by its title. Its content may differ in the next run, such as a list of recommendations. */
function withoutContentOfPage(elements: readonly Appearance[]): readonly Appearance[] {
  const isNewPage = elements.some((one) => rankOf(one) <= rankedRoles.indexOf('heading 1'))
  return isNewPage ? elements.filter((one) => rankOf(one) < rankedRoles.length) : elements
}

/**
 * Chooses what an exported test expects to disappear after an action, which is needed where nothing has appeared: an
 * element, or else a text. Messages are left out, because they disappear by themselves.
 */
export function chooseGone(
  now: readonly Appearance[],
  before: readonly Appearance[],
  without: Without,
): readonly Appearance[] {
  const lasting = elementsIn(before).filter(({ role }) => !messageRoles.has(role))
  const elements = added(lasting, elementsIn(now), without, nameKeyOf)
  const texts = () => added(textsIn(before), textsIn(now), without, nameKeyOf)
  return (elements.length > 0 ? elements : texts()).slice(0, 1).map((one) => ({ ...one, states: {} }))
}

const messageRoles = new Set(['alert', 'status'])
const elementsIn = (all: readonly Appearance[]) => all.filter(({ role }) => role !== plainText)
const textsIn = (all: readonly Appearance[]) => all.filter(({ role }) => role === plainText)

const isWithoutNumber = ({ text }: Appearance) => !/\d/.test(text)

/** Returns what is in the first list only, the most significant first. */
function added(
  all: readonly Appearance[],
  others: readonly Appearance[],
  without: Without,
  key: (one: Appearance) => string,
): Appearance[] {
  const known = new Set(others.map(key))
  const disabled = new Set(others.filter(({ states }) => states.disabled).map(nameKeyOf))
  const found = new Map(
    all.filter((each) => !known.has(key(each)) && isLasting(each)).map((each) => [key(each), each]),
  )
  return [...found.values()]
    .map((each) => (disabled.has(nameKeyOf(each)) ? enabled(each) : each))
    .sort((each, other) => rankOf(each) - rankOf(other))
    .flatMap((each) => {
      const [name, text] = [without(each.name), without(each.text)]
      return name === undefined || text === undefined ? [] : [{ ...each, name, text }]
    })
}

/** An element that is not disabled any more has no state that says so. */
function enabled(element: Appearance): Appearance {
  return { ...element, states: { disabled: false, ...element.states } }
}

function keyOf(one: Appearance): string {
  return nameKeyOf(one) + JSON.stringify(one.states)
}

function nameKeyOf({ role, name, text, level }: Appearance): string {
  return JSON.stringify([role, name, text, level])
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
