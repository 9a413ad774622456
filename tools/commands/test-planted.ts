import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, root } from '../paths.ts'
import {
  type Defect,
  looseContext,
  readDefects,
  type Trial,
  trialLine,
  verdictOf,
} from '../planted/defects.ts'
import { CommandError, runCommand } from '../tool.ts'

const copy = join(cacheFolder, 'planted')

/** Plants each small defect of tests/planted in a copy of the project, and prints whether the tests detect it. */
export async function run(names: string[]): Promise<void> {
  const all = readDefects(join(root, 'tests/planted'))
  const defects =
    names.length === 0 ? all : all.filter(({ name }) => names.some((part) => name.includes(part)))
  if (defects.length === 0)
    throw new CommandError(
      `No defect is named ${names.join(' or ')}: ${all.map(({ name }) => name).join(', ')}.`,
    )
  copyProject()
  const trials: Trial[] = []
  for (const defect of defects) {
    const trial = { defect, verdict: await tryDefect(defect) }
    console.log(trialLine(trial))
    trials.push(trial)
  }
  rmSync(copy, { recursive: true, force: true })
  const missed = trials.filter(({ verdict }) => verdict !== 'caught')
  console.log(`${trials.length - missed.length} passed, ${missed.length} failed`)
  if (missed.length > 0) process.exitCode = 1
}

/** Tracked and untracked files without ignored ones, so that no earlier build is copied. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir')
}

async function tryDefect({ file, caughtBy }: Defect): Promise<Trial['verdict']> {
  if (apply(file) !== 0) return 'does not apply'
  const { output } = await runCommand('test', caughtBy, { cwd: copy })
  apply(file, '--reverse')
  return verdictOf(output)
}

/** The ceiling makes git treat the copy as a plain folder, not as part of this repository. */
function apply(file: string, ...options: string[]): number | null {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: cacheFolder }
  return spawnSync('git', ['apply', ...looseContext, ...options, file], { cwd: copy, env }).status
}
