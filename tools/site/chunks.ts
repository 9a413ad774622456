import type { Plugin } from 'vite'

/** Groups modules shared by several screens, but not by all, into few chunks, because each chunk is another request. */
export const sharedChunks: Record<string, string[]> = {
  banners: ['alert', 'banner'],
  badges: ['badge', 'toggle-button'],
  fields: ['checkbox', 'checkbox-field', 'field', 'field-frame', 'select-field', 'text-field'],
  'product-cards': ['partial-notice', 'price-text', 'product-card', 'product-image', 'rating-stars'],
  marks: ['drawings', 'listing', 'use-category-label'],
}

export const sharedChunkGroups = Object.entries(sharedChunks).map(([name, modules]) => ({
  name,
  test: new RegExp(`/src/(?:components|i18n/en|theme/recipes)/(?:${modules.join('|')})\\.tsx?$`),
  // Their imports are also used by other modules.
  includeDependenciesRecursively: false,
}))

const ofRoom = /\/packages\/room\/|\/src\/i18n\/room\/|\/src\/app\/compose-room-/
/** The only module that depends on whether there is a machine room. */
const inspectorLoader = /\/src\/app\/machine-room\/load-inspector\.ts$/

export interface Chunk {
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
  isEntry: boolean
}

/** Files of the shop that contain code of the machine room: the shop's bundle must be the same with and without it. */
export function sharedWithRoom(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const initialChunks = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || initialChunks.has(chunk)) return
    initialChunks.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk)
  return [
    ...chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => ofRoom.test(id))),
    ...[...initialChunks].flatMap(({ moduleIds }) => moduleIds.filter((id) => inspectorLoader.test(id))),
  ]
}

/** Fails the build if the shop's own files contain code of the machine room. */
export function roomSeparation(): Plugin {
  return {
    name: 'statecart-room-separation',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const found = sharedWithRoom(chunks)
      if (found.length > 0)
        this.error(`The bundle of the shop contains modules of the machine room: ${found.join(', ')}`)
    },
  }
}
