import { expect, test } from 'vitest'
import { checkFile } from '../../tools/checks/checks.ts'

const raw = [
  '#fff',
  '#1a2b3c',
  '#1a2b3c80',
  'rgb(1 2 3)',
  'rgba(0,0,0,.5)',
  'hsl(10 20% 30%)',
  'oklch(0.5 0.1 20)',
]

test.each(raw)('%s is no token of the theme', (color) => {
  expect(checkFile('src/screens/cart/cart.tsx', `const a = <Box color="${color}" />`)).toHaveLength(1)
  expect(checkFile('src/components/price.tsx', `const edge = \`1px solid ${color}\``)).toHaveLength(1)
  expect(checkFile('src/components/card.css', `.card {\n  color: ${color};\n}`)[0]).toMatch(
    /card\.css:2 raw color/,
  )
})

test('the theme is where colors are made', () => {
  expect(checkFile('src/theme/palette.ts', "export const ink = '#1a2b3c'")).toEqual([])
})

test.each(['#main', '#faq-returns', 'issue #12', 'order #12345', '/products#reviews'])(
  '%s is no color',
  (text) => {
    expect(checkFile('src/screens/faq/faq.tsx', `const a = <a href="${text}">{more}</a>`)).toEqual([])
  },
)
