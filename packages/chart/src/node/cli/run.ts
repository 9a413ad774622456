import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { diffCharts, isEmptyDiff } from '../../diff/chart-diff.ts'
import { diffMarkdown, diffText } from '../../diff/diff-report.ts'
import { machineJson } from '../../export/machine-json.ts'
import { mermaidOf } from '../../export/mermaid.ts'
import { scxmlOf } from '../../export/scxml.ts'
import { chartOf } from '../../xstate5.ts'
import { loadMachines, UsageError } from './load-machines.ts'

const help = `statecart-chart draw FILE [--export NAME] [--out FOLDER] [--format mermaid,json,scxml]
    Draws each machine that FILE exports: TypeScript, JavaScript, or a machine's configuration as JSON.

statecart-chart diff OLD NEW [--export NAME] [--format text|markdown]
    States, transitions, guards and actions that were added, removed or changed. Ends with 1 if there are any.
`

const formats: Record<string, { extension: string; write: (machine: AnyStateMachine) => string }> = {
  mermaid: { extension: 'mmd', write: (machine) => `${mermaidOf(chartOf(machine))}\n` },
  json: { extension: 'json', write: (machine) => machineJson(chartOf(machine)) },
  scxml: { extension: 'scxml', write: (machine) => scxmlOf(chartOf(machine)) },
}

/** Runs one command; returns the exit code: 0, 1 if a diff found differences, 2 if the command cannot be understood. */
export async function run(words: readonly string[], print: (text: string) => void): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        export: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const [command, first, second] = positionals
    if (values.help) {
      print(help)
      return 0
    }
    if (command === 'draw' && first) return await draw(first, values, print)
    if (command === 'diff' && first && second) return await diff(first, second, values, print)
    throw new UsageError(help)
  } catch (error) {
    if (!isUsageError(error)) throw error
    print(error.message)
    return 2
  }
}

interface Options {
  export?: string | undefined
  out?: string | undefined
  format?: string | undefined
}

async function draw(file: string, options: Options, print: (text: string) => void): Promise<number> {
  const names = (options.format ?? 'mermaid').split(',')
  const folder = options.out ?? '.'
  const machines = await loadMachines(file, options.export)
  mkdirSync(folder, { recursive: true })
  for (const [exported, machine] of machines)
    for (const name of names) {
      const format = formats[name]
      if (!format)
        throw new UsageError(`There is no format ${name}; there are ${Object.keys(formats).join(', ')}.`)
      const path = join(
        folder,
        `${exported === 'default' ? machine.id.replace(/\W+/g, '-') : exported}.${format.extension}`,
      )
      writeFileSync(path, format.write(machine))
      print(path)
    }
  return 0
}

/** Compares machines that both files export by the same name; one that only one of them exports counts as added or removed. */
async function diff(
  oldFile: string,
  newFile: string,
  options: Options,
  print: (text: string) => void,
): Promise<number> {
  const report = reports[options.format ?? 'text']
  if (!report) throw new UsageError(`There is no format ${options.format}; there are text and markdown.`)
  const [before, after] = await Promise.all([
    loadMachines(oldFile, options.export),
    loadMachines(newFile, options.export),
  ])
  const results = [...new Set([...before.keys(), ...after.keys()])].map((name) =>
    compare(name, before.get(name), after.get(name), report),
  )
  for (const { text } of results) print(text)
  return results.every(({ isEqual }) => isEqual) ? 0 : 1
}

const reports: Record<string, typeof diffText> = { text: diffText, markdown: diffMarkdown }

function compare(
  exported: string,
  before: AnyStateMachine | undefined,
  after: AnyStateMachine | undefined,
  report: typeof diffText,
): { text: string; isEqual: boolean } {
  const name = exported === 'default' ? ((after ?? before)?.id ?? exported) : exported
  const nothing = { id: '', name: '', states: [], transitions: [] }
  const found = diffCharts(before ? chartOf(before) : nothing, after ? chartOf(after) : nothing)
  return { text: report(name, found), isEqual: isEmptyDiff(found) }
}

/** `parseArgs` throws errors of its own for options that do not exist. */
function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  )
}
