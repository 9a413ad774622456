import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutKeepsakes } from '../../tools/site/lean-router.ts'

test('the router that is installed keeps nothing for the sake of its name', () => {
  const production = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')
  const chunks = readdirSync(production).filter((file) => file.startsWith('chunk-'))
  const code = chunks.map((file) => readFileSync(join(production, file), 'utf8')).join('\n')
  const keepsake = /^\w+\.(displayName|contextType) =|^var \w+ = React\d*\.(memo|forwardRef|createContext)\(/m
  expect(code).toMatch(keepsake)
  expect(withoutKeepsakes(code)).not.toMatch(keepsake)
})

test('a class keeps what it reads from its context', () => {
  const code = 'var Border = class extends React2.Component {\n  a() {}\n};\nBorder.contextType = Place;\n'
  expect(withoutKeepsakes(code)).toBe(
    'var Border = class extends React2.Component { static contextType = Place;\n  a() {}\n};\n\n',
  )
})
