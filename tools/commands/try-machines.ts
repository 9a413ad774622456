import { fork } from 'node:child_process'
import { join, relative, resolve } from 'node:path'
import { root } from '../paths.ts'
import { CommandError } from '../tool.ts'
import { filesWithMachines } from '../try-machines/files.ts'
import { duplicates } from '../try-machines/names.ts'
import type { Report } from '../try-machines/process.ts'
import type { Trial } from '../try-machines/trial.ts'

/** A file whose machines take longer loops for ever. */
const longest = 120_000

interface Result {
  trials: Trial[]
  refused: { file: string; reason: string }[]
}

/**
 * Draws, lays out, hosts and walks every machine of XState 5 that is exported below a folder. Their effects are replaced: promises stay
 * pending, and their own actions do nothing.
 */
export async function run([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new CommandError('npm run try:machines FOLDER')
  const files = filesWithMachines(resolve(folder))
  const result: Result = { trials: [], refused: [] }
  let rest = files
  while (rest.length > 0) rest = await tryFiles(rest, result)
  console.log(reportOf(result, files.length, resolve(folder)))
  if (result.trials.some(({ failures }) => failures.length > 0)) process.exitCode = 1
}

/** Tries files in a process of their own, until one takes too long or ends it; returns those that are left. */
function tryFiles(files: readonly string[], result: Result): Promise<string[]> {
  const entry = join(root, 'node_modules/vite-node/dist/cli.mjs')
  const child = fork(entry, ['tools/try-machines/process.ts', ...files], { cwd: root, stdio: 'ignore' })
  let current = ''
  const done = new Set<string>()
  let hasEnded = false
  let alarm = setTimeout(() => child.kill('SIGKILL'), longest)
  child.on('message', (message) => {
    const told = message as Report
    clearTimeout(alarm)
    alarm = setTimeout(() => child.kill('SIGKILL'), longest)
    if (told.kind === 'begun') {
      current = told.file
      done.add(told.file)
    } else if (told.kind === 'ended') hasEnded = true
    else if (told.kind === 'tried') result.trials.push(told.trial)
    else result.refused.push({ file: told.file, reason: told.reason })
  })
  return new Promise((settle) => {
    child.on('exit', () => {
      clearTimeout(alarm)
      if (hasEnded) return settle([])
      const [file = ''] = current === '' ? files : [current]
      done.add(file)
      result.refused.push({ file, reason: 'ends its process, or does not end itself' })
      settle(files.filter((one) => !done.has(one)))
    })
  })
}

function reportOf({ trials, refused }: Result, files: number, folder: string): string {
  const place = (file: string) => relative(folder, file)
  const sum = (of: (trial: Trial) => number) => trials.reduce((total, trial) => total + of(trial), 0)
  const names = duplicates(trials.map(({ file, machine }) => `${place(file)} ${machine}`))
  const rows = trials.map(
    (trial) =>
      `${trial.failures.length > 0 ? '✗' : '✓'} ${place(trial.file)} ${trial.machine}: ${trial.states} states, Go to ${trial.reached} of ${trial.resting}, ${trial.steps} steps, layout ${Math.round(trial.layout)} ms${trial.failures.map((text) => `\n    ${text}`).join('')}`,
  )
  const words = trials.flatMap((trial) =>
    trial.invented.map((word) => `    ${place(trial.file)} ${trial.machine}: ${word}`),
  )
  const twice = [
    ...names,
    ...trials.flatMap((trial) =>
      trial.repeated.map((name) => `${place(trial.file)} ${trial.machine}: ${name}`),
    ),
  ]
  return [
    ...rows,
    ...refused.map(({ file, reason }) => `- ${place(file)}: ${reason}`),
    '',
    `files that may export machines  ${files}`,
    `files that cannot be imported   ${refused.length}`,
    `machines                        ${trials.length}`,
    `failures                        ${trials.filter(({ failures }) => failures.length > 0).length}`,
    `invented words                  ${words.length}`,
    ...words,
    `duplicate names                 ${twice.length}`,
    ...twice.map((name) => `    ${name}`),
    `states reached by Go to         ${sum(({ reached }) => reached)} of ${sum(({ resting }) => resting)}`,
    `worst layout time               ${Math.round(Math.max(0, ...trials.map(({ layout }) => layout)))} ms`,
  ].join('\n')
}
