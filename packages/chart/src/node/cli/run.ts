import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Chart } from '../../chart.ts'
import { diffCharts, isEmptyDiff } from '../../diff/chart-diff.ts'
import { diffMarkdown, diffText } from '../../diff/diff-report.ts'
import { machineJson } from '../../export/machine-json.ts'
import { mermaidOf } from '../../export/mermaid.ts'
import { scxmlOf } from '../../export/scxml.ts'
import { uniqueNames } from '../../export/unique-names.ts'
import { layoutFor } from '../../focus.ts'
import { layoutsOf } from '../elk-threads.ts'
import { loadCharts } from '../load-charts.ts'
import { type Print, versionIn } from '../run-command.ts'
import { svgText } from '../svg-text.tsx'
import { isUsageError, UsageError } from '../usage-error.ts'

// The built file is as deep in the package as its source.
const packageFile = join(import.meta.dirname, '../../../package.json')

const help = `statecart-chart draw FILE [--export NAME] [--out FOLDER] [--format svg,mermaid,scxml,json]
    Draws each machine that FILE exports: TypeScript, JavaScript, or a machine as JSON. Without --format as SVG.

statecart-chart diff OLD NEW [--export NAME] [--markdown]
    States, transitions, guards and actions that were added, removed or changed. Ends with 1 if there are any.

statecart-chart --version
`

interface Format {
  extension: string
  write: (chart: Chart) => string | Promise<string>
}

const formats: ReadonlyMap<string, Format> = new Map([
  ['svg', { extension: 'svg', write: drawSvg }],
  ['mermaid', { extension: 'mmd', write: (chart) => `${mermaidOf(chart)}\n` }],
  ['scxml', { extension: 'scxml', write: scxmlOf }],
  ['json', { extension: 'json', write: machineJson }],
])

/** The frame for which the layout of a picture is chosen. */
const pictureFrame = { width: 1580, height: 850 }

async function drawSvg(chart: Chart): Promise<string> {
  const layout = layoutFor(chart, await layoutsOf(chart), pictureFrame)
  if (!layout) throw new Error(`${chart.name} has no layout.`)
  return svgText(chart, layout)
}

/** Runs one command; returns the exit code: 0, 1 if a diff found differences, 2 if the command or a file is invalid. */
export async function run(words: readonly string[], print: Print, printError: Print): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        export: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string' },
        markdown: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
    const [command, first, second, ...others] = positionals
    if (values.help) {
      print(help)
      return 0
    }
    if (values.version) {
      print(versionIn(packageFile))
      return 0
    }
    if (command !== undefined && command !== 'draw' && command !== 'diff')
      throw new UsageError(`There is no command "${command}".\n\n${help}`)
    const [extra] = command === 'draw' && second !== undefined ? [second] : others
    if (extra !== undefined) throw new UsageError(`${extra} is one argument too many.\n\n${help}`)
    if (command === 'draw' && first) return await draw(first, values, print)
    if (command === 'diff' && first && second) return await diff(first, second, values, print)
    throw new UsageError(help)
  } catch (error) {
    if (!isUsageError(error)) throw error
    printError(error.message)
    return 2
  }
}

interface Options {
  export?: string | undefined
  out?: string | undefined
  format?: string | undefined
  markdown?: boolean | undefined
}

async function draw(file: string, options: Options, print: Print): Promise<number> {
  const chosen = (options.format ?? 'svg').split(/\s*,\s*/).map((name) => {
    const format = formats.get(name)
    if (!format)
      throw new UsageError(`There is no format "${name}"; there are ${[...formats.keys()].join(', ')}.`)
    return format
  })
  if (options.out === '') throw new UsageError('--out needs the name of a folder.')
  const folder = options.out ?? '.'
  if (statSync(folder, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`${folder} is a file. --out needs the name of a folder.`)
  const charts = await loadCharts(file, options.export)
  mkdirSync(folder, { recursive: true })
  const names = fileNames(charts)
  for (const [exported, chart] of charts)
    for (const { extension, write } of chosen) {
      const path = join(folder, `${names.get(exported)}.${extension}`)
      writeFileSync(path, await write(chart))
      print(path)
    }
  return 0
}

/**
 * The name of an export may be any text in quotes, such as `export { lamp as 'lights/lamp' }`. The default export comes last, because
 * it gets a number if its machine is called like another export.
 */
function fileNames(charts: Charts): Map<string, string> {
  const exported = [...charts.keys()].sort(
    (one, other) => Number(one === 'default') - Number(other === 'default'),
  )
  const nameOf = (name: string) => (name === 'default' ? (charts.get(name)?.name ?? name) : name)
  return uniqueNames(exported, (name) => nameOf(name).replace(/[^\p{L}\p{N}_$.-]+/gu, '-'))
}

/**
 * Compares machines with the same export name, or the only machines of the two files. The machine of a JSON file has no export
 * name, so among several machines it is compared with the one that has its id. Other machines that only one file exports count as added or removed.
 */
async function diff(oldFile: string, newFile: string, options: Options, print: Print): Promise<number> {
  const report = options.markdown ? diffMarkdown : diffText
  const [before, after] = await loadBoth(oldFile, newFile, options.export)
  const results = pairsOf(namedAsIn(before, after), namedAsIn(after, before)).map(([name, old, current]) =>
    compare(name, old, current, report),
  )
  for (const { text } of results) print(text)
  return results.every(({ isEqual }) => isEqual) ? 0 : 1
}

type Charts = ReadonlyMap<string, Chart>

/** A name chooses among the exports of a module. The JSON file that a module is compared with is one machine without a name. */
function loadBoth(oldFile: string, newFile: string, only: string | undefined): Promise<[Charts, Charts]> {
  const isJson = (file: string) => file.endsWith('.json')
  const load = (file: string, other: string) =>
    loadCharts(file, isJson(file) && !isJson(other) ? undefined : only)
  return Promise.all([load(oldFile, newFile), load(newFile, oldFile)])
}

/** Names the only machine of a file, if it has no name of its own, after the machine with the same id among several others. */
function namedAsIn(charts: Charts, others: Charts): Charts {
  const chart = charts.get('default')
  if (!chart || charts.size > 1 || others.has('default')) return charts
  const [name, ...further] = [...others.keys()].filter((other) => others.get(other)?.id === chart.id)
  return name === undefined || further.length > 0 ? charts : new Map([[name, chart]])
}

function pairsOf(
  before: Charts,
  after: Charts,
): (readonly [name: string, before: Chart | undefined, after: Chart | undefined])[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  if (before.size !== 1 || after.size !== 1)
    return names.map((name) => [name, before.get(name), after.get(name)] as const)
  const name = names.findLast((one) => one !== 'default') ?? 'default'
  return [[name, [...before.values()][0], [...after.values()][0]]]
}

const emptyChart: Chart = { id: '', name: '', states: [], transitions: [] }

function compare(
  name: string,
  before: Chart | undefined,
  after: Chart | undefined,
  report: typeof diffText,
): { text: string; isEqual: boolean } {
  const found = diffCharts(before ?? emptyChart, after ?? emptyChart)
  const title = name === 'default' ? ((after ?? before)?.name ?? name) : name
  return { text: report(title, found), isEqual: isEmptyDiff(found) }
}
