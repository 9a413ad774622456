import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../../tools/paths.ts'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const tests = filesBelow(join(root, 'tests'))
const rows = text.split('\n').filter((line) => /^\| V\d+ /.test(line))

test('all seventeen chapters of ASVS have an answer', () => {
  expect(rows.map((row) => /V\d+/.exec(row)?.[0])).toEqual(
    Array.from({ length: 17 }, (_, at) => `V${at + 1}`),
  )
  for (const row of rows)
    expect(row).toMatch(/^\| V\d+ [^|]+ \| (met|partly|not applicable|left to the host)[^|]* \| [^|]{8,} \|$/)
})

test('every test that a row names exists', () => {
  const named = [
    ...rows.join('\n').matchAll(/`((?:machines|screens|storage|sources|build|browser)\/[\w/.-]+)`/g),
  ]
  expect(named.length).toBeGreaterThan(20)
  for (const [, name = ''] of named) {
    const isThere = tests.some(
      (file) => file === name || file.startsWith(`${name}.`) || file.startsWith(`${name}/`),
    )
    expect.soft(isThere, name).toBe(true)
  }
  expect(existsSync(join(root, 'machines/domain/secret.ts'))).toBe(true)
})

test('no file is exported as CSV, which could contain formulas', () => {
  const sources = ['src', 'machines'].flatMap((folder) => filesBelow(join(root, folder), root))
  const withCsv = sources.filter((file) => /text\/csv|\.csv\b/i.test(readFileSync(join(root, file), 'utf8')))
  expect(withCsv).toEqual([])
})
