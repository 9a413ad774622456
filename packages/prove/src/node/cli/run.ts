import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isUsageError, type Print, UsageError, versionIn } from '@statecart/chart/node'
import { mergeCoverage } from './coverage.ts'
import { mutate } from './mutate.ts'

// The built file is as deep in the package as its source.
const packageFile = join(import.meta.dirname, '../../../package.json')

const help = `statecart-prove mutate [FILE…] [--export NAME] [--model FILE] [--at-least PERCENT] [--walks N] [--seed N]
    Changes each machine in many small ways, one at a time, and prints the changes that no model notices.
    FILE exports models, or machines whose models are in the file of --model, or in *.model.ts beside a *.machine.ts.
    Without FILE: every *.model.ts, *.model.js and so on below this folder. Each change is also tried on N random walks (100).
    Ends with 1 if less than PERCENT of the changes are noticed.

statecart-prove coverage FILE… [--out FILE] [--depth NAME] [--machine NAME]
    Joins coverage into one file that the machine room draws: coverage files of this package, folders that its adapters have
    written, and JSON of @xstate/test 2, whose depth is named with --depth and whose machine with --machine.

statecart-prove --version
`

/** Runs one command; returns the exit code: 0, 1 if the result is not good enough, 2 if the command cannot be carried out. */
export async function run(words: readonly string[], print: Print, printError: Print): Promise<number> {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        export: { type: 'string' },
        model: { type: 'string' },
        'at-least': { type: 'string' },
        walks: { type: 'string' },
        seed: { type: 'string' },
        out: { type: 'string' },
        depth: { type: 'string' },
        machine: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    })
    const [command, ...files] = positionals
    if (values.help) {
      print(help)
      return 0
    }
    if (values.version) {
      print(versionIn(packageFile))
      return 0
    }
    if (command === 'coverage') return mergeCoverage(files, values, print)
    if (command === undefined) throw new UsageError(help)
    if (command !== 'mutate') throw new UsageError(`There is no command "${command}".\n\n${help}`)
    return await mutate(
      files,
      {
        only: values.export,
        modelFile: values.model,
        atLeast: numberOf('at-least', values['at-least']),
        walks: { walks: numberOf('walks', values.walks) ?? 100, seed: numberOf('seed', values.seed) ?? 1 },
      },
      print,
    )
  } catch (error) {
    if (!isUsageError(error)) throw error
    printError(error.message)
    return 2
  }
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() === '' || !(number >= 0)) throw new UsageError(`--${option} needs a number, not "${text}".`)
  return number
}
