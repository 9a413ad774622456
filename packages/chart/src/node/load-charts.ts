import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../chart.ts'
import { chartFromJson } from '../chart-from-json.ts'
import { chartOf, isMachine } from '../xstate5.ts'

/** What is wrong with a file or a command, to be shown without a stack trace. */
export class UsageError extends Error {}

/** The charts of the machines that a file exports, by the names of the exports. A JSON file is one machine. */
export async function loadCharts(file: string, only?: string): Promise<Map<string, Chart>> {
  const charts = file.endsWith('.json') ? jsonChart(file) : await exportedCharts(file)
  const chosen = [...charts].filter(([name]) => only === undefined || name === only)
  if (chosen.length > 0) return new Map(chosen.sort(([one], [other]) => one.localeCompare(other)))
  const names = [...charts.keys()].join(', ') || 'no machine'
  throw new UsageError(`${file} exports ${names}${only === undefined ? '' : `, and not ${only}`}.`)
}

async function exportedCharts(file: string): Promise<Map<string, Chart>> {
  const machines = await loadMachines(file)
  return new Map([...machines].map(([name, machine]) => [name, chartOf(machine, titleOf(name, file))]))
}

function jsonChart(file: string): Map<string, Chart> {
  try {
    return new Map([
      ['default', chartFromJson(JSON.parse(readFileSync(file, 'utf8')), titleOf('default', file))],
    ])
  } catch (error) {
    throw new UsageError(`${file} is not a machine: ${error instanceof Error ? error.message : error}`)
  }
}

/** The machines that a module exports. TypeScript and JSX are translated when they are imported. */
export async function loadMachines(file: string): Promise<Map<string, AnyStateMachine>> {
  const path = resolve(file)
  const jiti = createJiti(pathToFileURL(path).href, { jsx: true, alias: xstateFor(path), moduleCache: false })
  try {
    const exported = await jiti.import<Record<string, unknown>>(path)
    return new Map(
      Object.entries(exported).flatMap(([name, value]) => (isMachine(value) ? [[name, value]] : [])),
    )
  } catch (error) {
    throw new UsageError(`${file} cannot be imported: ${reasonOf(error)}`)
  }
}

/** A file whose folder has no XState gets the one of this package. */
function xstateFor(path: string): Record<string, string> {
  try {
    createRequire(path).resolve('xstate')
    return {}
  } catch {
    return { xstate: dirname(createRequire(import.meta.url).resolve('xstate/package.json')) }
  }
}

/** A missing package, the DOM where there is none, or what the module itself throws. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const [, missing] = /Cannot find (?:module|package) '([^']+)'/.exec(text) ?? []
  if (missing !== undefined) return `it imports ${missing}, which is not installed.`
  const [, browsers] =
    /\b(window|document|navigator|localStorage|customElements|HTMLElement)\b.* is not defined/.exec(text) ??
    []
  if (browsers !== undefined) return `it uses the browser's ${browsers} while it is imported.`
  return text.split('\n')[0] ?? ''
}

/** What a machine without an id is called. */
function titleOf(name: string, file: string): string {
  return name === 'default' ? basename(file).replace(/\.\w+$/, '') : name
}
