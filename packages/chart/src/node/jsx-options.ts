import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** How JSX is compiled: `classic` calls a function that the file imports, `automatic` adds the import of that function. */
export type JsxOptions =
  | { runtime: 'automatic'; importSource: string }
  | { runtime: 'classic'; pragma: string; pragmaFrag: string }

type Settings = Record<'jsx' | 'jsxImportSource' | 'jsxFactory' | 'jsxFragmentFactory', string | undefined>

/**
 * Returns the options for a file: those of the nearest tsconfig.json, of the files that it extends and of those that it
 * references. If none of them says how JSX is compiled, it is compiled for the React that is installed, without an import in the
 * file, or for a function that the file names if there is no React.
 */
export function jsxOptionsFor(path: string): JsxOptions {
  const config = nearestConfig(dirname(path))
  const { jsx, jsxImportSource, jsxFactory, jsxFragmentFactory } = settingsOf(config ? [config] : [])
  const isClassic = jsx === 'react' || (jsx === undefined && !jsxImportSource && !hasReact(path))
  return isClassic
    ? {
        runtime: 'classic',
        pragma: jsxFactory ?? 'React.createElement',
        pragmaFrag: jsxFragmentFactory ?? 'React.Fragment',
      }
    : { runtime: 'automatic', importSource: jsxImportSource ?? 'react' }
}

function nearestConfig(folder: string): string | undefined {
  const file = join(folder, 'tsconfig.json')
  if (existsSync(file)) return file
  return dirname(folder) === folder ? undefined : nearestConfig(dirname(folder))
}

/** Reads the files in this order, and after each one those that it names. The first value of a setting applies. */
function settingsOf(files: readonly string[], read = new Set<string>()): Settings {
  const [first, ...others] = files
  if (first === undefined) return settingsIn('')
  if (read.has(first) || !existsSync(first)) return settingsOf(others, read)
  read.add(first)
  const text = withoutComments(readFileSync(first, 'utf8'))
  const own = Object.entries(settingsIn(text)).filter(([, value]) => value !== undefined)
  const rest = settingsOf([...filesNamedIn(text, first), ...others], read)
  return { ...rest, ...Object.fromEntries(own) }
}

/** Leaves strings as they are, because a path such as `src/*` contains the beginning of a comment. */
function withoutComments(text: string): string {
  return text.replace(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, (_, string = '') => string)
}

function settingsIn(text: string): Settings {
  const value = (name: string) => new RegExp(`"${name}"\\s*:\\s*"([^"]*)"`).exec(text)?.[1]
  return {
    jsx: value('jsx'),
    jsxImportSource: value('jsxImportSource'),
    jsxFactory: value('jsxFactory'),
    jsxFragmentFactory: value('jsxFragmentFactory'),
  }
}

function filesNamedIn(text: string, file: string): string[] {
  const [, one = '[]'] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text) ?? []
  const named = (part: string) => [...part.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)
  const referenced = [...text.matchAll(/"path"\s*:\s*"([^"]*)"/g)].map(([, path = '']) => path)
  return [
    // The last extended file overrides the ones before it.
    ...named(one)
      .reverse()
      .map((name) => extendedFile(name, file)),
    ...referenced.map((path) => configAt(resolve(dirname(file), path))),
  ]
}

function extendedFile(name: string, file: string): string {
  if (name.startsWith('.')) return configAt(resolve(dirname(file), name))
  const { resolve: resolvePackage } = createRequire(file)
  const found = [name, `${name}.json`, `${name}/tsconfig.json`].flatMap((one) => {
    try {
      return [resolvePackage(one)]
    } catch {
      return []
    }
  })
  return found.find((one) => one.endsWith('.json')) ?? ''
}

/** TypeScript accepts the name of a file without its ending, and that of a folder. */
function configAt(path: string): string {
  return (
    [path, `${path}.json`].find((one) => one.endsWith('.json') && existsSync(one)) ??
    join(path, 'tsconfig.json')
  )
}

function hasReact(path: string): boolean {
  try {
    createRequire(path).resolve('react/jsx-runtime')
    return true
  } catch {
    return false
  }
}
