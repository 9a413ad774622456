import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import { type AnyStateMachine, createMachine } from 'xstate'

/** What is wrong with a command, to be shown without a stack trace. */
export class UsageError extends Error {}

/** The machines that a file exports, by the names of the exports. A JSON file is the configuration of one machine. */
export async function loadMachines(file: string, only?: string): Promise<Map<string, AnyStateMachine>> {
  const path = resolve(file)
  const exported = path.endsWith('.json') ? jsonMachine(path) : await modulesOf(path)
  const machines = Object.entries(exported).filter((entry): entry is [string, AnyStateMachine] =>
    isMachine(entry[1]),
  )
  const chosen = machines.filter(([name]) => only === undefined || name === only)
  if (chosen.length > 0) return new Map(chosen.sort(([one], [other]) => one.localeCompare(other)))
  const names = machines.map(([name]) => name).join(', ') || 'no machine'
  throw new UsageError(`${file} exports ${names}${only === undefined ? '' : `, and not ${only}`}.`)
}

/** TypeScript and JSX are translated when they are imported. */
async function modulesOf(path: string): Promise<object> {
  try {
    return await createJiti(pathToFileURL(path).href, { jsx: true }).import<object>(path)
  } catch (error) {
    throw new UsageError(`${path} cannot be imported: ${error instanceof Error ? error.message : error}`)
  }
}

function jsonMachine(path: string): object {
  try {
    return { default: createMachine(JSON.parse(readFileSync(path, 'utf8'))) }
  } catch (error) {
    throw new UsageError(`${path} is not a machine: ${error instanceof Error ? error.message : error}`)
  }
}

function isMachine(value: unknown): value is AnyStateMachine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'root' in value &&
    'implementations' in value &&
    'getStateNodeById' in value
  )
}
