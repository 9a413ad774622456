import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

/**
 * Features that React has had since version 19: a context as a provider, functions as form actions, and related hooks and
 * components.
 */
const since19 =
  /<\w+Context\s+value=|<form\b[^>]*\saction=\{|\b(?:use|useActionState|useOptimistic|useFormStatus|useEffectEvent)\(|<(?:Activity|ViewTransition)\b/g

function foundIn(text: string): string[] {
  return [...text.matchAll(since19)].map(([found]) => found)
}

test('the room only uses features of React 18', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  expect(
    files.flatMap((file) => foundIn(readFileSync(join(source, file), 'utf8')).map((found) => [file, found])),
  ).toEqual([])
})

test('finds features that React 18 lacks', () => {
  const written = ['<RoomContext value={1}>', '<form className="a" action={play}>', 'use(promise)']
  expect(written.map((text) => foundIn(text).length)).toEqual([1, 1, 1])
  expect(foundIn('<RoomContext.Provider value={1}> reuse(it) <form action="/">')).toEqual([])
})
