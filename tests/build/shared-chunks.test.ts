import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { sharedChunkGroups, sharedChunks } from '../../tools/site/shared-chunks.ts'

const modules = Object.values(sharedChunks).flat()
const filesOf = (module: string) =>
  [`src/components/${module}.tsx`, `src/components/${module}.ts`, `src/i18n/en/${module}.ts`].filter((file) =>
    existsSync(join(root, file)),
  )

test('what is put together is there, and in one place only', () => {
  for (const module of modules) expect(filesOf(module), module).not.toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

test('each module is found by its own group and no other', () => {
  for (const [name, members] of Object.entries(sharedChunks))
    for (const file of members.flatMap(filesOf)) {
      const found = sharedChunkGroups.filter(({ test }) => test.test(join(root, file)))
      expect(
        found.map((group) => group.name),
        file,
      ).toEqual([name])
    }
})

test('a style, a translation and a module of another name are left where they were', () => {
  for (const file of [
    'components/skeleton.css',
    'i18n/es/listing.ts',
    'components/drawing-cart.tsx',
    'components/card-panel.tsx',
  ])
    expect(
      sharedChunkGroups.filter(({ test }) => test.test(`/shop/src/${file}`)),
      file,
    ).toEqual([])
})
