// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, text = '']) => text)

// Vite resolves files for jsdom only within the repository.
const cache = join(import.meta.dirname, '../.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'lamp.machine.ts': 'export const lampMachine',
  'lamp.model.ts': 'export const lampModel',
  'lamp.driver.ts': 'export const lampDriver',
  'lamp-view.ts': 'export function showLamp',
  'lamp-view.test.ts': '// lamp-view.test.ts',
}
for (const [file, text] of Object.entries(files)) {
  const block = blocks.find((one) => one.includes(text))
  if (block === undefined) throw new Error(`The README has no code with ${text}.`)
  writeFileSync(join(folder, file), block)
}

/** Defines the tests of the README here. */
await import(/* @vite-ignore */ join(folder, 'lamp-view.test.ts'))
