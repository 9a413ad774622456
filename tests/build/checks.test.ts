import { expect, test } from 'vitest'
import { checkFile } from '../../tools/checks/checks.ts'
import { parseSource } from '../../tools/checks/syntax.ts'
import { unusedTexts } from '../../tools/checks/unused-texts.ts'

const view = (markup: string) => `const words = useTexts(cartTexts)\nexport const View = () => ${markup}`

const hardCodedTexts = [
  '<p>Your cart</p>',
  '<>Your cart</>',
  '<p>{words.title} and more</p>',
  "<p>{'Your cart'}</p>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the view's text, not this test's
  '<p>{`${count} items`}</p>',
  "<p>{isEmpty ? 'Nothing here' : words.title}</p>",
  "<p>{isEmpty && 'Nothing here'}</p>",
  "<p>{count + ' items'}</p>",
  '<button aria-label="Close" />',
  "<button aria-label={isOpen ? 'Close' : words.open} />",
  '<img src={source} alt="A lamp" />',
  '<input placeholder="Search" />',
  '<abbr title="Card code" />',
  '<Field label="Email" />',
]

test.each(hardCodedTexts)('%s is a hard-coded text in a view', (markup) => {
  for (const path of ['src/screens/cart/cart.tsx', 'src/components/cart.tsx', 'src/app/cart.tsx']) {
    expect(checkFile(path, view(markup)).join('\n')).toMatch(/\.tsx:2 '.+' is written in a view/)
  }
})

const acceptedMarkup = [
  '<p className="sc-lead" lang="en" role="status">{words.title}</p>',
  '<p>· 24/7 ·</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the view's text, not this test's
  '<p>{`${words.title} (${count})`}</p>',
  '<p>{format(words.title, { kind: "long" })}</p>',
  '<img src="/art/lamp.svg" alt="" />',
  '<span translate="no">Visa</span>',
  '<input name="email" type="email" autoComplete="email" />',
]

test.each(acceptedMarkup)('%s is not a hard-coded text', (markup) => {
  expect(checkFile('src/screens/cart/cart.tsx', view(markup))).toEqual([])
})

test('hard-coded text is allowed outside views', () => {
  expect(checkFile('src/demo/tree.tsx', view('<p>States</p>'))).toEqual([])
})

const english = `
  import { defineTexts } from '../texts.ts'
  const problems: Record<Problem, string> = { blank: 'Blank', odd: 'Odd' }
  export const cartTexts = defineTexts('cart', {
    title: 'Cart',
    items: (count: number) => String(count),
    steps: { one: { name: 'One' }, two: { name: 'Two' } },
    ...problems,
  })`

/** The texts that are unused if a view reads the texts in this way. */
function unusedBy(reading: string, elsewhere = ''): string[] {
  const sources = [
    parseSource('src/i18n/en/cart.ts', english),
    parseSource(
      'src/screens/cart/cart.tsx',
      `import { cartTexts } from '../../i18n/en/cart.ts'\nconst words = useTexts(cartTexts)\n${reading}`,
    ),
    parseSource('src/components/other.tsx', elsewhere),
  ]
  return unusedTexts(sources).map((line) => / cartTexts\.(\S+) is used nowhere/.exec(line)?.[1] ?? line)
}

const all = ['title', 'items', 'steps.one.name', 'steps.two.name', 'blank', 'odd']

test.each([
  ['void 0', []],
  ['say(words.title)', ['title']],
  ["say(words['title'].length)", ['title']],
  ['say(words.items(3))', ['items']],
  ['const { title, steps: { one } } = words; say(one.name)', ['title', 'steps.one.name']],
  ['const said = words.steps; say(said.two.name)', ['steps.two.name']],
  ['say(words.steps[step].name)', ['steps.one.name', 'steps.two.name']],
  ['say(other.title)', []],
  ['const shown = { title: words.blank }', ['blank']],
])('%s uses only %j', (reading, used) => {
  expect(unusedBy(reading)).toEqual(all.filter((key) => !used.includes(key)))
})

test('a lookup by key uses every text of its group', () => {
  expect(unusedBy('say(words[problem])')).toEqual(['steps.one.name', 'steps.two.name'])
})

test('a text that is passed on counts as used where its name is read', () => {
  expect(unusedBy('const view = <Steps words={words.steps} />')).toContain('steps.one.name')
  expect(unusedBy('const view = <Steps words={words.steps} />', 'say(step.name)')).toEqual(
    all.filter((key) => !key.startsWith('steps')),
  )
})

test('the finding names the file and the line', () => {
  const [finding] = unusedTexts([parseSource('src/i18n/en/cart.ts', english)])
  expect(finding).toBe('src/i18n/en/cart.ts:5 cartTexts.title is used nowhere: remove it in every language')
})

const rawColors = [
  '#fff',
  '#1a2b3c',
  '#1a2b3c80',
  'rgb(1 2 3)',
  'rgba(0,0,0,.5)',
  'hsl(10 20% 30%)',
  'oklch(0.5 0.1 20)',
]

test.each(rawColors)('%s is not a token of the theme', (color) => {
  expect(checkFile('src/screens/cart/cart.tsx', `const a = <Box color="${color}" />`)).toHaveLength(1)
  expect(checkFile('src/components/price.tsx', `const edge = \`1px solid ${color}\``)).toHaveLength(1)
  expect(checkFile('src/components/card.css', `.card {\n  color: ${color};\n}`)[0]).toMatch(
    /card\.css:2 raw color/,
  )
})

test('the theme may contain raw colors', () => {
  expect(checkFile('src/theme/tokens.ts', "export const ink = '#1a2b3c'")).toEqual([])
})

test.each(['#main', '#faq-returns', 'issue #12', 'order #12345', '/products#reviews'])(
  '%s is not a color',
  (text) => {
    expect(checkFile('src/screens/faq/faq.tsx', `const a = <a href="${text}">{more}</a>`)).toEqual([])
  },
)

const found = (path: string, text: string) => checkFile(path, text).join('\n')

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 20))',
  'await new Promise((resolve) => window.setTimeout(resolve, patience))',
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import { setTimeout } from 'timers/promises'",
  "import { createActor, waitFor } from 'xstate'",
  'await vi.waitFor(() => expect(seen).toBe(1))',
  'await vi.waitUntil(() => seen)',
])('a test must not wait for a fixed time: %s', (text) => {
  expect(found('tests/browser/cart.spec.ts', text)).toContain('a test waits for a condition')
  expect(found('tests/browser/fixtures/time.ts', text)).toBe('')
  expect(found('tools/serve.ts', text)).toBe('')
  expect(found('tests/bench/pages/store/store.ts', text)).toBe('')
})

test.each([
  "it('adds up', () => expect(sum()).toBe(3), 30_000)",
  "describe.each(models)('$name', { timeout: 30_000 }, () => {})",
  'await waitFor(() => expect(seen).toBe(1), { timeout: 900 })',
  'vi.setConfig({ testTimeout: 30_000 })',
])('a test in Node must not set a time limit: %s', (text) => {
  expect(found('tests/machines/cart.test.ts', text)).toContain('a time limit of its own')
})

test.each([
  'test.setTimeout(60_000)',
  'await new Promise((resolve) => setTimeout(resolve))',
  'await new Promise((resolve) => setTimeout(resolve, 0))',
  "import { createActor } from 'xstate'",
  'await waitFor(cart, (snapshot) => snapshot.hasTag("open"))',
  'const clock = { setTimeout: () => 0 }',
])('code without a wait is accepted: %s', (text) => {
  expect(found('tests/browser/cart.spec.ts', text)).toBe('')
})
