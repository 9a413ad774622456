import { cpus } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { eventCost } from '../../packages/room/bench/event-cost.ts'
import { findFullChromium } from '../browsers.ts'
import { requireKnown } from '../options.ts'
import { cacheFolder, root } from '../paths.ts'
import { CommandError, installPackages, runTool } from '../tool.ts'
import { longLists } from './lists.ts'
import { firstPaints } from './paint.ts'
import { measureRounds, type Results } from './rounds.ts'
import { comparison, comparisonHead, growth, growthHead } from './table.ts'
import { type Workload, workloads } from './workloads.ts'

/** Runs all benchmarks, or only the named workloads; `paint`, `lists` and `room` are also names. */
export async function bench(names: string[]): Promise<void> {
  requireKnown('benchmark', names, [...workloads.map(({ name }) => name), 'paint', 'lists', 'room'])
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  if (isWanted('room')) console.log([...eventCost(), ''].join('\n'))
  if (names.length > 0 && names.every((name) => name === 'room')) return
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const done = await measureAll(
      browser,
      workloads.filter(({ name }) => isWanted(name)),
    )
    const paints = isWanted('paint') ? await firstPaints(browser) : []
    const lists = isWanted('lists') ? await longLists(browser) : []
    console.log([conditions(browser), '', ...tables(done), ...paints, ...lists].join('\n'))
  } finally {
    await browser.close()
  }
}

async function measureAll(browser: Browser, wanted: readonly Workload[]): Promise<[Workload, Results][]> {
  if (wanted.length === 0) return []
  const pages = await openPages()
  try {
    const done: [Workload, Results][] = []
    for (const workload of wanted) done.push([workload, await measureRounds(browser, pages.url, workload)])
    return done
  } finally {
    await pages.close()
  }
}

function tables(done: [Workload, Results][]): string[] {
  if (done.length === 0) return []
  return [
    ...comparisonHead,
    ...done.flatMap(([workload, results]) => comparison(workload, results)),
    '',
    ...growthHead,
    ...done.flatMap(([workload, results]) => growth(workload, results)),
    '',
  ]
}

function conditions(browser: Browser): string {
  const [processor] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return `Measured on ${date}: Chromium ${browser.version()} at CPU 4×, ${cpus().length} cores (${processor?.model.trim()}), medians of 3 rounds (9 rounds of the paints, 1 round of sizes other than 10,000). In each round another implementation is measured first.`
}

const benchFolder = join(root, 'tests/bench')

type Pages = { url: string; close(): Promise<void> }

/** Installs the libraries to compare with, which only the benchmark needs, and serves their pages. */
async function openPages(): Promise<Pages> {
  await installPackages(benchFolder)
  const { code, output } = await runTool('typescript', ['-p', benchFolder])
  if (code !== 0) throw new CommandError(output)
  const outDir = join(cacheFolder, 'bench')
  const configFile = join(benchFolder, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir } })
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
