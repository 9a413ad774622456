import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import type { Jiti, JitiOptions } from 'jiti'
import { isRecord } from '../xstate5-words.ts'
import { createImporter } from './asset-modules.ts'

/** The error for a file that cannot be imported. The message contains the reason and can be shown without a stack trace. */
export class ImportError extends Error {}

/**
 * Returns the exports of a file by name; `module.exports` is the default export. TypeScript and JSX are compiled, and `paths` of
 * the nearest tsconfig.json are resolved. With `isFresh`, the file and its imports are evaluated again if they are cached.
 */
export async function importModule(file: string, isFresh = false): Promise<Record<string, unknown>> {
  const path = resolve(file)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new ImportError(`${file} does not exist.`)
  if (found.isDirectory()) throw new ImportError(`${file} is a folder. Name a file in it.`)
  try {
    const exported = await importerFor(path, isFresh).import<Record<string, unknown>>(path)
    return { ...exported, default: defaultOf(exported['default']) }
  } catch (error) {
    throw new ImportError(`${file} cannot be imported: ${reasonOf(error, path)}`)
  }
}

/** Names the exported functions in an error message, because one of them may create what the file should export. */
export function exportedFunctionsText(
  exported: Record<string, unknown>,
  wanted: 'machine' | 'model',
): string {
  const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function')
  return functions.length === 0
    ? ''
    : `, but the functions ${functions.join(', ')}. Export the ${wanted} that one of them makes as a constant, in this file or another`
}

function importerFor(path: string, isFresh: boolean): Jiti {
  const options = { jsx: jsxFor(path), alias: xstateFor(path), moduleCache: !isFresh }
  const from = pathToFileURL(path).href
  try {
    return createImporter(from, { ...options, tsconfigPaths: true })
  } catch {
    // The tsconfig.json cannot be read, for example because it extends a package that is not installed.
    return createImporter(from, options)
  }
}

/**
 * JSX is compiled for the React that the file's folder has, so that a file need not import it. Without React, JSX becomes calls of
 * `React.createElement`, which do not run as long as no component is rendered.
 */
function jsxFor(path: string): NonNullable<JitiOptions['jsx']> {
  try {
    createRequire(path).resolve('react/jsx-runtime')
    return { runtime: 'automatic' }
  } catch {
    return true
  }
}

/** In a module that was compiled to CommonJS, the default export is a property of the exported object. */
function defaultOf(given: unknown): unknown {
  return isRecord(given) && given['__esModule'] === true && isRecord(given['default'])
    ? given['default']
    : given
}

/** Returns an alias for the XState of this package if the file's folder has no XState. */
function xstateFor(path: string): Record<string, string> {
  try {
    createRequire(path).resolve('xstate')
    return {}
  } catch {
    return { xstate: dirname(createRequire(import.meta.url).resolve('xstate/package.json')) }
  }
}

/** The message of an error, or what was thrown in its place. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : inspect(error)
}

/** Describes an import error: a missing file or package, a browser global, or the beginning of the module's own error. */
function reasonOf(error: unknown, path: string): string {
  const text = messageOf(error)
  const [, missing] = /Cannot find (?:module|package) '([^']+)'/.exec(text) ?? []
  if (missing !== undefined) {
    const [, importer = path] = /Require stack:\n- (.+)/.exec(text) ?? []
    const subject = importer === path ? 'it' : relative(dirname(path), importer)
    return `${subject} imports ${missing}, ${whyMissing(missing)}.`
  }
  const [, browsers] =
    /\b(window|document|navigator|localStorage|customElements|HTMLElement)\b.* is not defined/.exec(text) ??
    []
  if (browsers !== undefined) return `it uses the browser's ${browsers} while it is imported.`
  const [first = '', second = ''] = text.split('\n')
  const [, problem, source = '', line] = /^ParseError: (.*?)\s*\n\s*(.+):(\d+):\d+$/.exec(text) ?? []
  if (problem !== undefined) return `${problem} in line ${line} of ${relative(dirname(path), source)}.`
  return first.endsWith(':') ? `${first} ${second.trim()}` : first
}

function whyMissing(name: string): string {
  if (name.startsWith('.') || isAbsolute(name)) return 'which does not exist'
  const isPackage = /^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(name)
  return isPackage ? 'which is not installed' : 'which `paths` of the nearest tsconfig.json do not lead to'
}
