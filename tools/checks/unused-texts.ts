import { lineOf, type Node, type Source, walk } from './syntax.ts'
import { keyOf, type TextLeaf, textLeavesIn } from './text-leaves.ts'
import { anyKey, type Place, textUsesIn } from './text-uses.ts'

const catalogue = /^(src\/i18n|src\/i18n\/room|packages\/room\/src\/i18n)\/en\//
const readers = /^(src\/(screens|components|app)|packages\/room\/src|machines)\//

/** Texts that no view shows, as `path:line message`. */
export function unusedTexts(sources: readonly Source[]): string[] {
  const views = sources.filter(({ path }) => readers.test(path))
  const places = views.flatMap(textUsesIn)
  const names = namesIn(views)
  const isNamed = ({ path }: TextLeaf) => names.has(path.at(-1) ?? '')
  const isUsed = (text: TextLeaf) =>
    places.some((place) => leadsTo(place, text) && (!isAbove(place, text) || isNamed(text)))
  return sources
    .filter(({ path }) => catalogue.test(path))
    .flatMap((source) =>
      textLeavesIn(source)
        .filter((text) => !isUsed(text))
        .map(({ texts, path, node }) => {
          const name = [texts, ...path].join('.')
          return `${source.path}:${lineOf(source, node)} ${name} is used nowhere: remove it in every language`
        }),
    )
}

/** Whether the place is the text itself, something of it such as its length, or a group that it stands in. */
function leadsTo(place: Place, { texts, path }: TextLeaf): boolean {
  if (place.texts !== texts) return false
  const shared = Math.min(place.path.length, path.length)
  return path.slice(0, shared).every((key, at) => place.path[at] === key || place.path[at] === anyKey)
}

const isAbove = (place: Place, { path }: TextLeaf) => place.path.length < path.length

/** A group that is passed on is read elsewhere, by names that stand somewhere in the views or the machines. */
function namesIn(views: readonly Source[]): Set<string> {
  const names = new Set<string>()
  for (const { program } of views) {
    walk(program, (node) => {
      for (const name of namesAt(node)) names.add(name)
    })
  }
  return names
}

function namesAt(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return [node.property.name]
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) => (property.type === 'Property' ? [keyOf(property)] : []))
}
