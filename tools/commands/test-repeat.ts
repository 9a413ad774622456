import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { cacheFolder } from '../paths.ts'
import {
  type RepeatOptions,
  readRecord,
  repeatOptions,
  rowsOf,
  shuffled,
  tableOf,
  writeRecord,
} from '../repeat.ts'
import { type Phase, runStages } from '../stages/run-stages.ts'
import { listTests, selectTests, type TestFiles } from '../stages/select.ts'
import type { Stage, TestResult } from '../stages/stage.ts'
import { browserStage, unitStage, vitestStage } from '../stages/stages.ts'

const recordFile = join(cacheFolder, 'repeat.json')
const tableFile = join(cacheFolder, 'repeat.txt')

/**
 * Runs all tests, or those with the given names, several times. After an interruption, a start with the same options continues
 * with the interrupted run.
 */
export async function run(args: string[]): Promise<void> {
  const options = repeatOptions(args)
  const tests = options.names.length > 0 ? selectTests(listTests(), options.names) : undefined
  const record = readRecord(recordFile, options)
  const stopLoad = loadCores(options.busy)
  while (record.runs.length < options.runs) {
    const seed = record.runs.length + 1
    console.log(`Run ${seed} of ${options.runs}${options.shuffle ? `, seed ${seed}` : ''}`)
    if (options.shuffle) process.env.SEED = String(seed)
    const results: TestResult[] = []
    await runStages(phasesOf(options, seed, tests, results))
    record.runs.push(results)
    writeRecord(recordFile, record)
    writeFileSync(tableFile, `${tableOf(rowsOf(record.runs))}\n`)
  }
  await stopLoad()
  const rows = rowsOf(record.runs)
  rmSync(recordFile, { force: true })
  const failed = rows.filter(({ failures }) => failures > 0).length
  console.log(`\n${tableOf(rows.slice(0, Math.max(20, failed)))}\n`)
  console.log(`All ${rows.length} tests are in ${tableFile}. ${failed} of them failed at least once.`)
  if (failed > 0) process.exitCode = 1
}

function phasesOf(
  { shuffle, slow }: RepeatOptions,
  seed: number,
  tests: TestFiles | undefined,
  results: TestResult[],
): Phase[] {
  const order = shuffle ? ['--sequence.shuffle', `--sequence.seed=${seed}`] : []
  const env = {
    ...(shuffle && { SPEC_ORDER: shuffled(tests?.browser ?? listTests().browser, seed).join(',') }),
    ...(slow && { SLOW_SEED: String(seed) }),
  }
  const unit = tests ? vitestStage('tests in Node', [...tests.unit, ...order]) : unitStage(order)
  const browser = browserStage(tests?.browser ?? [], env)
  return [...(tests?.unit.length === 0 ? [] : [unit]), ...(tests?.browser.length === 0 ? [] : [browser])].map(
    (stage) => [[recordingResults(stage, results)]],
  )
}

/** A failure outside the tests counts as a test of that name. */
function recordingResults(stage: Stage, results: TestResult[]): Stage {
  return {
    ...stage,
    async run(report) {
      const outcome = await stage.run(report)
      const { tests = [], failures = [] } = outcome
      const known = new Set(tests.map(({ name }) => name))
      const others = failures.filter((name) => !known.has(name))
      results.push(...tests, ...others.map((name) => ({ name, ok: false, milliseconds: 0 })))
      return outcome
    },
  }
}

/** Loads this many cores until the returned function is called or the process ends. */
function loadCores(cores: number): () => Promise<void> {
  const threads = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }))
  for (const thread of threads) thread.unref()
  return async () => {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
