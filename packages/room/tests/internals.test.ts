import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/** Properties with an underscore, and properties of actors and machines that XState does not document. */
const internal =
  /(?:\.|['"{,]\s*)(?:_(?!blank\b)[a-z]\w*|implementations|scheduler|mailbox|processingStatus)\b|\b\w+\s*=\s*Actor\.prototype/g

function internalsIn(text: string): string[] {
  return [...text.matchAll(internal)].map(([found]) => found)
}

test("only xstate5.ts and xstate5-host.ts use XState's internals", () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const users = files.filter((file) => internalsIn(readFileSync(join(source, file), 'utf8')).length > 0)
  expect(users.sort()).toEqual(['xstate5-host.ts', 'xstate5.ts'])
})

test('finds internals that are read, destructured and tested', () => {
  const written = [
    'snapshot._nodes',
    '{ _transitions: steps }',
    "'_parent' in ref",
    'machine.implementations',
  ]
  expect(written.map((text) => internalsIn(text).length)).toEqual([1, 1, 1, 1])
})
