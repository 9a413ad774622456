import { expect, test } from 'vitest'
import { type Chunk, sharedWithRoom } from '../../tools/site/room-separation.ts'
import shopBuild from '../../vite.config.ts'

const chunk = (fileName: string, module: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  moduleIds: [`/shop/${module}`],
  imports: [],
  isEntry: false,
  ...more,
})
const loader = chunk('load-inspector.js', 'src/app/machine-room/load-inspector.ts')
const main = chunk('main.js', 'src/main.tsx', { isEntry: true })

test('what the first page loads knows nothing of the machine room', () => {
  expect(sharedWithRoom([main, chunk('late.js', 'src/app/notices/late-parts.tsx'), loader])).toEqual([])
  const footer = chunk('footer.js', 'src/app/footer/footer.tsx', { imports: ['load-inspector.js'] })
  expect(sharedWithRoom([{ ...main, imports: ['footer.js'] }, footer, loader])).toEqual(loader.moduleIds)
})

test('nothing of the room lies in any file of the shop', () => {
  for (const module of [
    'packages/room/src/room.tsx',
    'src/i18n/room/en/labels.ts',
    'src/app/compose-room-view.tsx',
  ])
    expect(sharedWithRoom([main, chunk('late.js', module)])).toEqual([`/shop/${module}`])
})

test('every build of the shop is looked through for it', () => {
  expect(shopBuild.plugins?.flat()).toContainEqual(
    expect.objectContaining({ name: 'statecart-room-separation' }),
  )
})
