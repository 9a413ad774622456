import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { recipes } from '../../../src/theme/recipes.ts'

const library = join(dirname(createRequire(import.meta.url).resolve('@chakra-ui/react')), '..', 'esm')
const recipeKey = /(?:RecipeContext|useRecipe|useSlotRecipe)\(\s*\{\s*key: ["']([a-zA-Z]+)["']/g

const filesUnder = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path))

const keysIn = (files: readonly string[]) => [
  ...new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(recipeKey)].map(([, key]) => key ?? '')),
  ),
]

/** What each component of the library asks its system for, read from the library itself. */
const keysOfComponent = (): Map<string, string[]> => {
  const keys = new Map<string, string[]>()
  const exported = /export \{ ([^}]+) \} from '\.\/components\/([a-z-]+)\//g
  for (const [, names = '', folder = ''] of readFileSync(join(library, 'index.js'), 'utf8').matchAll(
    exported,
  )) {
    const asked = keysIn(filesUnder(join(library, 'components', folder), /\.js$/))
    for (const name of names.split(', ')) keys.set(name, asked)
  }
  return keys
}

const sources = filesUnder(join(import.meta.dirname, '../../../src'), /\.tsx?$/)

const importedFromLibrary = () =>
  new Set(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      ),
    ),
  )

/** A component whose look is plain in the library's own theme has nothing to lose. */
const looksPlainAnyway = (key: string) =>
  !(key in (defaultConfig.theme?.recipes ?? {}) || key in (defaultConfig.theme?.slotRecipes ?? {}))

describe('recipes', () => {
  const byComponent = keysOfComponent()

  it('reads the library right', () => {
    expect(byComponent.get('Button')).toContain('button')
    expect(byComponent.get('DialogRoot')).toContain('dialog')
    expect(importedFromLibrary()).toContain('createSystem')
  })

  it('has one for every component of the library that the shop uses', () => {
    const missing = [...importedFromLibrary()].flatMap((name) =>
      (byComponent.get(name) ?? [])
        .filter((key) => !(key in recipes || looksPlainAnyway(key)))
        .map((key) => `${name} needs the recipe '${key}'`),
    )
    expect(missing).toEqual([])
  })

  it('has one for every look that a part asks for, and no other', () => {
    expect(keysIn(sources).sort()).toEqual(Object.keys(recipes).sort())
  })
})
