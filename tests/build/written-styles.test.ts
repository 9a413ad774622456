import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withWrittenStyles } from '../../tools/site/written-styles.ts'

const { resolve } = createRequire(import.meta.url)
const emotion = createRequire(resolve('@emotion/react'))
const read = (file: string) => withWrittenStyles(readFileSync(file, 'utf8'), file)

test('the Emotion that is installed leaves the styles of a written page where they are', () => {
  const sheet = read(join(dirname(emotion.resolve('@emotion/sheet')), 'emotion-sheet.esm.js'))
  expect(sheet).toContain('_proto.hydrate = function hydrate(nodes) {\n    this.tags.push(...nodes);')
})

test('the Chakra that is installed makes none of the styles that every page is written with', () => {
  const react = join(dirname(resolve('@chakra-ui/react/package.json')), 'dist/esm/styled-system/system.js')
  const system = read(react)
  expect(system).toContain('const _global = [];')
  expect(system).not.toMatch(/^ {4}get\w+Css,$/m)
})

test('a version that does it in another way is refused', () => {
  expect(() => withWrittenStyles('hydrate() {}', '/@emotion/sheet/dist/emotion-sheet.esm.js')).toThrow(
    'in some other way',
  )
})
