import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defaultBaseConfig, defaultConfig } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { recipes } from '../../../src/theme/recipes.ts'
import { conditions, utilities } from '../../../src/theme/style-properties.ts'
import { tokens } from '../../../src/theme/tokens.ts'

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

/** The recipe keys that each component of the library requests, read from its source. */
const keysOfComponent = (): Map<string, string[]> => {
  const keys = new Map<string, string[]>()
  const index = readFileSync(join(library, 'index.js'), 'utf8')
  const keysInFolder = (folder: string) => keysIn(filesUnder(join(library, 'components', folder), /\.js$/))
  for (const [, names = '', folder = ''] of index.matchAll(
    /export \{ ([^}]+) \} from '\.\/components\/([a-z-]+)\//g,
  ))
    for (const name of names.split(', ')) keys.set(name, keysInFolder(folder))
  for (const [, alias = '', folder = ''] of index.matchAll(
    /import \* as (\S+) from '\.\/components\/([a-z-]+)\/namespace/g,
  )) {
    const name = index.split(`export { ${alias} as `)[1]?.split(' ')[0] ?? ''
    keys.set(name, keysInFolder(folder))
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

/** Components without a recipe in the library's own theme need none. */
const needsNoRecipe = (key: string) =>
  !(key in (defaultConfig.theme?.recipes ?? {}) || key in (defaultConfig.theme?.slotRecipes ?? {}))

const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
/** Style properties occur as attributes and in style objects. */
const views = sources
  .map((file) => readFileSync(file, 'utf8'))
  .filter((content) => content.includes("'@chakra-ui/react'"))
  .join('\n')
const isPassedAsProp = (key: string) => text.includes(`recipe={${key}Recipe}`)

describe('recipes', () => {
  const byComponent = keysOfComponent()
  const required = [...importedFromLibrary()].flatMap((name) =>
    (byComponent.get(name) ?? []).filter((key) => !needsNoRecipe(key)).map((key) => ({ name, key })),
  )

  it('reads the library correctly', () => {
    expect(byComponent.get('Button')).toContain('button')
    expect(byComponent.get('DialogRoot')).toContain('dialog')
    expect(byComponent.get('Alert')).toEqual(['alert'])
    expect(importedFromLibrary()).toContain('createSystem')
  })

  it('exist for every component of the library that the shop uses', () => {
    const missing = required
      .filter(({ key }) => !(key in recipes || isPassedAsProp(key)))
      .map(({ name, key }) => `${name} needs the recipe '${key}'`)
    expect(missing).toEqual([])
  })

  it('exist for every key that a component uses, and for no other', () => {
    const used = new Set([...keysIn(sources), ...required.map(({ key }) => key)])
    expect([...used].filter((key) => !isPassedAsProp(key)).sort()).toEqual(Object.keys(recipes).sort())
  })
})

describe('breakpoints', () => {
  it('are those of the theme: a property with another one would have no effect', () => {
    const others = /\b(?:md|lg|xl|2xl)(?:Down|Only|To\w+)?: (?!\{|token)/g
    expect([..."<Grid gap={{ base: '4', lg: '6' }}>".matchAll(others)]).toHaveLength(1)
    expect([...views.matchAll(others)].map(([match]) => match)).toEqual([])
  })
})

describe('style properties', () => {
  type Utility = { shorthand?: string | string[]; values?: unknown; transform?: unknown }
  const shorthands = ({ shorthand = [] }: Utility) => [shorthand].flat()
  const namesOf = (all: Record<string, Utility>) =>
    Object.entries(all).flatMap(([name, utility]) => [name, ...shorthands(utility)])
  const hasTokens = (values: unknown) =>
    typeof values === 'string' ? values in tokens : typeof values === 'function'
  /** The properties that Chakra's preset would translate, and that the browser does not know. */
  const translated = Object.entries(defaultBaseConfig.utilities as Record<string, Utility>).flatMap(
    ([name, utility]) => (hasTokens(utility.values) ? [name, ...shorthands(utility)] : shorthands(utility)),
  )
  const known = new Set(namesOf(utilities as Record<string, Utility>))
  /** A plain CSS value, such as a length, a function or a keyword. */
  const isPlain = (value: string) =>
    /^(?:-?[\d.]+(?:%|[a-z]+)|0|auto|none|inherit|[\w-]+\(.*\)|.* .*)$/.test(value)

  it('are all known to the system', () => {
    const unknown = translated
      .filter((name) => !known.has(name))
      .flatMap((name) =>
        [
          ...views.matchAll(
            new RegExp(`[{\\s]${name}(?:=|: )(?:["']([^"']*)["']|\\{\\{? ?(?:base|sm): )`, 'g'),
          ),
        ].map(([, value = '']) => [name, value] as const),
      )
      .filter(([name, value]) => name.length <= 3 || !isPlain(value))
      .map(([name, value]) => `${name}="${value}"`)
    expect(unknown).toEqual([])
  })

  it('use only conditions that the system knows', () => {
    const used = [...text.matchAll(/[\s{]_([a-z]\w+)(?:=\{|: \{)/g)].map(([, name = '']) => name)
    expect([...new Set(used)].filter((name) => !(name in conditions))).toEqual([])
  })
})

it('every CSS class is used by an element', () => {
  const root = join(import.meta.dirname, '../../..')
  const folders = ['src', ...['chart', 'room', 'prove'].map((name) => `packages/${name}/src`)]
  const all = folders
    .flatMap((folder) => filesUnder(join(root, folder), /\.(?:css|tsx?)$/))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const styled = new Set([...all.matchAll(/\.(sc-[a-z0-9-]+)/g)].map(([, name = '']) => name))
  const named = new Set([...all.matchAll(/(?<![.\w-])sc-[a-z0-9-]+/g)].map(([name]) => name))
  expect(styled.size).toBeGreaterThan(20)
  expect([...styled].filter((name) => !named.has(name))).toEqual([])
})
