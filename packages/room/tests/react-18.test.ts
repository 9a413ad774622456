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

test('can be installed next to React 18 and a version of @xstate/react for it', () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(source, '../../', name, 'package.json'), 'utf8'))
  const { peerDependencies: room } = read('room')
  const { react } = read('chart').peerDependencies
  expect(react).toMatch(/^\^18\./)
  expect(room).toMatchObject({ react, 'react-dom': react })
  // The first version for XState 5 is 4, and React 19 is supported since version 5.
  expect(room['@xstate/react']).toMatch(/^\^4\./)
})
