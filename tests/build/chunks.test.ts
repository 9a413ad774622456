import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { type Chunk, sharedChunkGroups, sharedChunks, sharedWithRoom } from '../../tools/site/chunks.ts'
import shopBuild from '../../vite.config.ts'

const modules = Object.values(sharedChunks).flat()
const filesOf = (module: string) =>
  [
    `src/components/${module}.tsx`,
    `src/components/${module}.ts`,
    `src/i18n/en/${module}.ts`,
    `src/theme/recipes/${module}.ts`,
  ].filter((file) => existsSync(join(root, file)))

test('every module of a group exists, and is in one group only', () => {
  for (const module of modules) expect(filesOf(module), module).not.toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

test('each module matches its own group and no other', () => {
  for (const [name, members] of Object.entries(sharedChunks))
    for (const file of members.flatMap(filesOf)) {
      const found = sharedChunkGroups.filter(({ test }) => test.test(join(root, file)))
      expect(
        found.map((group) => group.name),
        file,
      ).toEqual([name])
    }
})

test('styles, translations and modules with similar names match no group', () => {
  for (const file of [
    'components/skeleton.css',
    'i18n/es/listing.ts',
    'components/empty-state-drawings.tsx',
    'components/card-panel.tsx',
  ])
    expect(
      sharedChunkGroups.filter(({ test }) => test.test(`/shop/src/${file}`)),
      file,
    ).toEqual([])
})

const chunk = (fileName: string, module: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  moduleIds: [`/shop/${module}`],
  imports: [],
  isEntry: false,
  ...more,
})
const loader = chunk('load-inspector.js', 'src/app/machine-room/load-inspector.ts')
const main = chunk('main.js', 'src/main.tsx', { isEntry: true })

test('code of the first page that is shared with the room is reported', () => {
  expect(sharedWithRoom([main, chunk('late.js', 'src/app/notices/late-parts.tsx'), loader])).toEqual([])
  const footer = chunk('footer.js', 'src/app/footer/footer.tsx', { imports: ['load-inspector.js'] })
  expect(sharedWithRoom([{ ...main, imports: ['footer.js'] }, footer, loader])).toEqual(loader.moduleIds)
})

test('modules of the room in any chunk of the shop are reported', () => {
  for (const module of [
    'packages/room/src/room.tsx',
    'src/i18n/room/en/labels.ts',
    'src/app/compose-room-view.tsx',
  ])
    expect(sharedWithRoom([main, chunk('late.js', module)])).toEqual([`/shop/${module}`])
})

test('every build of the shop runs this check', () => {
  expect(shopBuild.plugins?.flat()).toContainEqual(
    expect.objectContaining({ name: 'statecart-room-separation' }),
  )
})
