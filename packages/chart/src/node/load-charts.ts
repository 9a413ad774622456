import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../chart.ts'
import { chartFromJson } from '../chart-from-json.ts'
import { isMachine } from '../xstate5.ts'
import { detailedChartOf } from '../xstate5-details.ts'
import { isRecord } from '../xstate5-words.ts'
import { exportedFunctionsText, importModule } from './import-module.ts'
import { UsageError } from './usage-error.ts'

/** The charts of the machines that a file exports, by the names of the exports. A JSON file is one machine. */
export async function loadCharts(file: string, only?: string): Promise<Map<string, Chart>> {
  const charts = file.endsWith('.json') ? jsonChart(file) : await exportedCharts(file, only)
  const chosen = [...charts].filter(([name]) => only === undefined || name === only)
  if (chosen.length > 0) return new Map(chosen.sort(([one], [other]) => one.localeCompare(other)))
  throw new UsageError(`${file} exports ${[...charts.keys()].join(', ')}, and not ${only}.`)
}

async function exportedCharts(file: string, only: string | undefined): Promise<Map<string, Chart>> {
  const exported = await importModule(file, true)
  const machines = machinesAmong(exported)
  const old = xstate4MachineIn(exported)
  if (machines.size === 0 && old !== undefined)
    throw new UsageError(
      `${old} of ${file} is an XState 4 machine; only those of XState 5 can be drawn. Its configuration can be drawn as JSON: write what \`JSON.stringify(${old}.config)\` returns to a file.`,
    )
  if (machines.size === 0)
    throw new UsageError(
      `${file} exports no machine${collectionsText(exported) || exportedFunctionsText(exported, 'machine')}.`,
    )
  const chosen = [...machines].filter(([name]) => only !== undefined || !isRepeatedDefault(name, machines))
  return new Map(chosen.map(([name, machine]) => [name, chartOfExport(name, machine, file)]))
}

/** Whether a machine is the default export of a file that also exports it by name. */
function isRepeatedDefault(name: string, machines: ReadonlyMap<string, AnyStateMachine>): boolean {
  return (
    name === 'default' &&
    [...machines].some(([other, machine]) => other !== name && machine === machines.get(name))
  )
}

/** Names the exported lists and objects in an error message that contain machines. */
function collectionsText(exported: Record<string, unknown>): string {
  const names = Object.keys(exported).filter((name) => {
    const value = exported[name]
    return typeof value === 'object' && value !== null && Object.values(value).some(isMachine)
  })
  return names.length === 0
    ? ''
    : `, but machines inside of ${names.join(', ')}. Export each machine by itself`
}

/** XState looks for an initial state only when it is needed, so `createMachine` does not report one that does not exist. */
function chartOfExport(name: string, machine: AnyStateMachine, file: string): Chart {
  try {
    return detailedChartOf(machine, titleOf(name, file))
  } catch (error) {
    throw new UsageError(
      `${name} of ${file} cannot be drawn: ${error instanceof Error ? error.message : error}`,
    )
  }
}

function jsonChart(file: string): Map<string, Chart> {
  try {
    // Some editors on Windows begin a file with a byte order mark.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    return new Map([['default', chartFromJson(JSON.parse(text), titleOf('default', file))]])
  } catch (error) {
    throw new UsageError(`${file} is not a machine: ${error instanceof Error ? error.message : error}`)
  }
}

/** The machines that a module exports. */
export async function loadMachines(file: string): Promise<Map<string, AnyStateMachine>> {
  return machinesAmong(await importModule(file, true))
}

function machinesAmong(exported: Record<string, unknown>): Map<string, AnyStateMachine> {
  return new Map(
    Object.entries(exported).flatMap(([name, value]) => (isMachine(value) ? [[name, value]] : [])),
  )
}

/** The name of an exported machine of XState 4. Such machines are state nodes, which have this mark, and have no `root`. */
export function xstate4MachineIn(exported: Record<string, unknown>): string | undefined {
  return Object.keys(exported).find((name) => {
    const value = exported[name]
    return isRecord(value) && value['__xstatenode'] === true && !isMachine(value)
  })
}

/** The name of a machine without an id. */
function titleOf(name: string, file: string): string {
  return name === 'default' ? basename(file).replace(/\.\w+$/, '') : name
}
