import { join } from 'node:path'
import { type EngineName, findEngines } from '../engines.ts'
import { requireKnown } from '../options.ts'
import { cacheFolder } from '../paths.ts'
import { openShop } from '../serve.ts'
import { buildWhenChanged } from '../site/build.ts'
import { takeReport } from '../stages/playwright-run.ts'
import { CommandError, runTool } from '../tool.ts'

type Result = { ancestorTitles: string[]; title: string; status: string; meta?: { version?: string } }
type Report = { testResults: { assertionResults: Result[] }[] }

const engines: Record<EngineName, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
}

/** Runs the flows and the accessibility rules in each engine of this system; names pick some of the engines. */
export async function run(names: string[]): Promise<void> {
  requireKnown('engine', names, Object.keys(engines))
  const wanted = findEngines().filter(({ name }) => names.length === 0 || names.includes(name))
  for (const found of wanted)
    if ('missing' in found) console.error(`${engines[found.name]} was not found: ${found.missing}.`)
  const present = wanted.flatMap((found) => ('programs' in found ? [[found.name, found.programs]] : []))
  if (present.length === 0) throw new CommandError('No engine was found, so nothing was tried.')
  await buildWhenChanged(console.log)
  const shop = await openShop()
  const file = join(cacheFolder, `engines-${process.pid}.json`)
  const env = { SHOP_URL: shop.url, ENGINES: JSON.stringify(Object.fromEntries(present)) }
  // One engine at a time: two parallel instances of WebKitGTK stopped responding.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', 'engines', '--no-file-parallelism', ...reporters]
  const { code } = await runTool('vitest', args, { env, showOutput: true }).finally(shop.close)
  const report = takeReport<Report>(file)
  if (!report) throw new CommandError('Vitest wrote no report.')
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const all = wanted.map(({ name }) => name)
  const flows = results.filter(({ ancestorTitles }) => !ancestorTitles.includes('axe'))
  const routes = results.filter(({ ancestorTitles }) => ancestorTitles.includes('axe'))
  console.log(`\n${enginesTable(flows, all)}\n`)
  console.log(`Flows: ${passedOf(flows, all)} passed.`)
  console.log(`Routes without a finding of axe-core: ${passedOf(routes, all)}.`)
  if (code !== 0 || present.length < wanted.length) process.exitCode = 1
}

/** The number of passed tests, of the tests in all engines: `3 of 6`. */
function passedOf(results: readonly Result[], names: readonly EngineName[]): string {
  const passed = results.filter(({ status }) => status === 'passed').length
  return `${passed} of ${names.length * titlesOf(results).length}`
}

function titlesOf(results: readonly Result[]): string[] {
  return [...new Set(results.map(({ title }) => title))]
}

/** Flows by engines, each engine with the version that was tried, as Markdown. */
export function enginesTable(results: readonly Result[], names: readonly EngineName[]): string {
  const of = (name: EngineName) => results.filter(({ ancestorTitles }) => ancestorTitles.includes(name))
  const heads = names.map((name) => {
    const version = of(name).find(({ meta }) => meta?.version)?.meta?.version
    return `${engines[name]} ${version ?? '(missing)'}`
  })
  const rows = titlesOf(results).map((title) => [
    title.replaceAll("'", ''),
    ...names.map((name) => of(name).find((result) => result.title === title)?.status ?? 'not tried'),
  ])
  return [['Flow', ...heads], ['---', ...heads.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
