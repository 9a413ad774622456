/** The house's rooms, from the path of a file. */
export type Layer =
  | 'machines'
  | 'packages'
  | 'screens'
  | 'parts'
  | 'theme'
  | 'i18n'
  | 'app'
  | 'composition'
  | 'machine-room'
  | 'adapters'
  | 'service-worker'
  | 'demo'
  | 'build'
  | 'tests'

const composition = /^src\/(main\.tsx|app\/compose[^/]*)$/
const rooms = /^src\/(screens|parts|theme|i18n|app|machine-room|adapters|service-worker|demo|build)\//

export function layerOf(path: string): Layer | undefined {
  if (path.startsWith('machines/')) return 'machines'
  if (path.startsWith('packages/')) return 'packages'
  if (path.startsWith('tools/')) return 'build'
  if (path.startsWith('tests/')) return 'tests'
  if (composition.test(path)) return 'composition'
  return rooms.exec(path)?.[1] as Layer | undefined
}

/** Rooms that only look and decide: the outside world reaches them through ports. */
export const portBound: ReadonlySet<Layer> = new Set<Layer>([
  'machines',
  'screens',
  'parts',
  'theme',
  'i18n',
  'app',
  'composition',
  'machine-room',
])
