import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../paths.ts'
import { CommandError } from '../tool.ts'
import { filesWithMachines } from '../try-machines/files.ts'
import type { Report } from '../try-machines/process.ts'
import { exitCodeOf, type Result, reportOf } from '../try-machines/report.ts'

/** A file that takes longer than this is considered an endless loop. */
const longest = 120_000

/**
 * Draws, lays out, hosts and walks every XState 5 machine that a file below a folder exports. The effects of the machines are
 * replaced: promises stay pending, and custom actions do nothing.
 */
export async function run([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new CommandError('npm run try:machines FOLDER')
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`)
  const files = filesWithMachines(resolve(folder))
  const result: Result = { trials: [], refused: [] }
  let rest = files
  while (rest.length > 0) rest = await tryFiles(rest, result)
  console.log(reportOf(result, files.length, resolve(folder)))
  process.exitCode = exitCodeOf(result)
}

/** Tries files in a separate process, until a file takes too long or ends the process. Returns the remaining files. */
function tryFiles(files: readonly string[], result: Result): Promise<string[]> {
  const entry = join(root, 'node_modules/vite-node/dist/cli.mjs')
  const child = fork(entry, ['tools/try-machines/process.ts', ...files], { cwd: root, stdio: 'ignore' })
  let current = ''
  const done = new Set<string>()
  let hasEnded = false
  let alarm = setTimeout(() => child.kill('SIGKILL'), longest)
  child.on('message', (message) => {
    const report = message as Report
    clearTimeout(alarm)
    alarm = setTimeout(() => child.kill('SIGKILL'), longest)
    if (report.kind === 'begun') {
      current = report.file
      done.add(report.file)
    } else if (report.kind === 'ended') hasEnded = true
    else if (report.kind === 'tried') result.trials.push(report.trial)
    else result.refused.push({ file: report.file, reason: report.reason })
  })
  return new Promise((settle) => {
    child.on('exit', () => {
      clearTimeout(alarm)
      if (hasEnded) return settle([])
      const [file = ''] = current === '' ? files : [current]
      done.add(file)
      result.refused.push({
        file,
        reason: `it ends the process, or takes longer than ${longest / 1_000} seconds`,
      })
      settle(files.filter((one) => !done.has(one)))
    })
  })
}
