import { type Layer, layerOf, portBound } from './layers.ts'
import { declaredNames } from './names.ts'
import type { Finding, Rule } from './rule.ts'
import { type Node, type Source, walk } from './syntax.ts'

const outsideWorld = new Set([
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestIdleCallback',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'crypto',
  'Date()',
  'Date.now',
  'new Date()',
  'performance.now',
  'performance.timeOrigin',
  'Math.random',
  'document.cookie',
  'navigator.share',
  'navigator.clipboard',
  'navigator.locks',
  'navigator.storage',
  'navigator.onLine',
  'navigator.sendBeacon',
  'navigator.serviceWorker',
])

const browser = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'globalThis',
  'self',
  'process',
])
const reactState = new Set(['useState', 'useReducer'])
const globals = new Set(['window', 'globalThis', 'self'])

/** Time, chance, storage and the network are ports; a view keeps no state of its own. */
export const ports: Rule = (source) => {
  const layer = layerOf(source.path)
  if (!layer || !portBound.has(layer)) return []
  const own = declaredNames(source)
  const found: Finding[] = []
  walk(source.program, (node, parent) => {
    const name = nameUsed(node, parent)
    if (name === undefined || own.has(name.split('.')[0] ?? '')) return
    if (outsideWorld.has(name)) found.push({ node, message: `${name} belongs in an adapter, behind a port` })
    else if (layer === 'machines' && browser.has(name))
      found.push({ node, message: `machines know no ${name}` })
  })
  return [...found, ...reactStateIn(source, layer)]
}

/** `fetch`, `Date.now`, `new Date()`, with `window.` and the like taken off. */
function nameUsed(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'NewExpression' && isIdentifier(node.callee, 'Date')) {
    return node.arguments.length === 0 ? 'new Date()' : undefined
  }
  if (node.type === 'CallExpression' && isIdentifier(node.callee, 'Date')) return 'Date()'
  if (node.type === 'MemberExpression') return memberName(node)
  return node.type === 'Identifier' && isReference(node, parent) ? node.name : undefined
}

function memberName(node: Node & { type: 'MemberExpression' }): string | undefined {
  const property = propertyName(node)
  if (property === undefined) return undefined
  const { object } = node
  if (object.type === 'Identifier') return globals.has(object.name) ? property : `${object.name}.${property}`
  const isGlobalsMember =
    object.type === 'MemberExpression' &&
    object.object.type === 'Identifier' &&
    globals.has(object.object.name)
  return isGlobalsMember ? `${propertyName(object)}.${property}` : undefined
}

function propertyName(node: Node & { type: 'MemberExpression' }): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined
  return node.property.type === 'Literal' ? String(node.property.value) : undefined
}

function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'ImportSpecifier' || parent?.type === 'ExportSpecifier') return false
  if (parent?.type === 'Property') return parent.value === node || parent.computed
  return !(parent && 'key' in parent && parent.key === node)
}

function isIdentifier(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name
}

function reactStateIn(source: Source, layer: Layer): Finding[] {
  if (layer !== 'screens' && layer !== 'parts' && layer !== 'machine-room') return []
  const found: Finding[] = []
  walk(source.program, (node, parent) => {
    const name = importedName(node) ?? (node.type === 'MemberExpression' ? propertyName(node) : undefined)
    if (name !== undefined && reactState.has(name)) {
      found.push({ node: parent ?? node, message: `${name}: what a view remembers belongs in a machine` })
    }
  })
  return found
}

function importedName(node: Node): string | undefined {
  return node.type === 'ImportSpecifier' && node.imported.type === 'Identifier'
    ? node.imported.name
    : undefined
}
