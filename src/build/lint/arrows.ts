import { dirname, join } from 'node:path/posix'
import { type Layer, layerOf } from './layers.ts'
import type { Finding, Rule } from './rule.ts'
import { type Node, type Source, walk } from './syntax.ts'

/** Which rooms each room must not reach into. A room that is not named here may reach everywhere. */
const closedTo: Partial<Record<Layer, Layer[]>> = {
  screens: ['adapters', 'composition', 'machine-room', 'demo', 'build', 'tests'],
  parts: ['screens', 'adapters', 'composition', 'machine-room', 'demo', 'build', 'tests'],
  theme: ['screens', 'parts', 'app', 'composition', 'machine-room', 'adapters', 'demo', 'build', 'tests'],
  i18n: ['screens', 'parts', 'app', 'composition', 'machine-room', 'adapters', 'demo', 'build', 'tests'],
  app: ['adapters', 'composition', 'demo', 'build', 'tests'],
  composition: ['demo', 'build', 'tests'],
  'machine-room': ['screens', 'app', 'adapters', 'composition', 'demo', 'build', 'tests'],
  adapters: ['screens', 'parts', 'theme', 'app', 'composition', 'machine-room', 'demo', 'build', 'tests'],
  demo: [
    'screens',
    'parts',
    'theme',
    'i18n',
    'app',
    'composition',
    'machine-room',
    'adapters',
    'build',
    'tests',
  ],
  'service-worker': [
    'screens',
    'parts',
    'theme',
    'i18n',
    'app',
    'composition',
    'machine-room',
    'adapters',
    'demo',
    'build',
    'tests',
  ],
  build: ['tests'],
  packages: [
    'machines',
    'screens',
    'parts',
    'theme',
    'i18n',
    'app',
    'composition',
    'machine-room',
    'adapters',
    'service-worker',
    'demo',
    'build',
  ],
}

/** The room's own behavior. */
const knownToRoom = /^machines\/room\//

/** Models, and what they share; machines themselves never import what proves them. */
const isModel = /\.model\.ts$|^machines\/fixtures\/|-oracle\.ts$/
/** Packages of pure functions. */
const machinePackages = /^(xstate|valibot|card-validator)($|\/)/
const viewPackages =
  /^(react|react-dom|react-router-dom|react-hot-toast|framer-motion|@chakra-ui\/.*|@emotion\/.*|@xstate\/react)($|\/)/
/** The library's store without its view. */
const headlessToasts = 'react-hot-toast/headless'

export const arrows: Rule = (source) => {
  const from = layerOf(source.path)
  if (!from) return []
  return importsOf(source).flatMap(({ target, node }): Finding[] => {
    const broken = brokenArrow(source.path, from, target)
    return broken ? [{ node, message: broken }] : []
  })
}

function brokenArrow(path: string, from: Layer, target: string): string | undefined {
  if (!target.startsWith('.')) return brokenPackage(path, from, target)
  const file = join(dirname(path), target)
  const to = layerOf(file)
  if (from === 'machines') return to === 'machines' ? undefined : `machines import nothing of ${file}`
  if (from === 'machine-room' && to === 'machines' && !knownToRoom.test(file))
    return `machine-room knows no machine of the shop (${file})`
  return to && closedTo[from]?.includes(to) ? `${from} must not import ${to} (${file})` : undefined
}

function brokenPackage(path: string, from: Layer, target: string): string | undefined {
  if (from === 'machines' && isModel.test(path) && target === '@statecart/prove') return undefined
  if (from === 'machines' && !machinePackages.test(target)) return `machines must not import '${target}'`
  if (from === 'adapters' && viewPackages.test(target) && target !== headlessToasts)
    return `adapters must not import '${target}'`
  return undefined
}

type Import = { target: string; node: Node }

function importsOf(source: Source): Import[] {
  const found: Import[] = []
  walk(source.program, (node) => {
    const target = 'source' in node ? literal(node.source as Node | null) : undefined
    if (target !== undefined) found.push({ target, node })
  })
  return found
}

function literal(node: Node | null): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.raw
  return undefined
}
