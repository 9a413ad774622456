import { expect, test } from 'vitest'
import { lintFile } from '../../src/build/lint/lint.ts'

const raw = [
  '#fff',
  '#1a2b3c',
  '#1a2b3c80',
  'rgb(1 2 3)',
  'rgba(0,0,0,.5)',
  'hsl(10 20% 30%)',
  'oklch(0.5 0.1 20)',
]

test.each(raw)('%s is no token of the theme', (colour) => {
  expect(lintFile('src/screens/cart/cart.tsx', `const a = <Box color="${colour}" />`)).toHaveLength(1)
  expect(lintFile('src/parts/price.tsx', `const edge = \`1px solid ${colour}\``)).toHaveLength(1)
  expect(lintFile('src/parts/card.css', `.card {\n  color: ${colour};\n}`)[0]).toMatch(
    /card\.css:2 raw colour/,
  )
})

test('the theme is where colours are made', () => {
  expect(lintFile('src/theme/palette.ts', "export const ink = '#1a2b3c'")).toEqual([])
})

test.each(['#main', '#faq-returns', 'issue #12', 'order #12345', '/products#reviews'])(
  '%s is no colour',
  (text) => {
    expect(lintFile('src/screens/faq/faq.tsx', `const a = <a href="${text}">{more}</a>`)).toEqual([])
  },
)

test('a file longer than a sitting is named', () => {
  expect(lintFile('src/parts/long.tsx', 'const a = 1\n'.repeat(250))).toEqual([])
  expect(lintFile('src/parts/long.tsx', 'const a = 1\n'.repeat(251))[0]).toContain('251 lines')
})
