import { CommandError } from '../tool.ts'

export interface RepeatOptions {
  runs: number
  shuffle: boolean
  /** The number of cores to load during the runs. */
  busy: number
  slow: boolean
  /** Only tests with one of these names in their path; all tests if empty. */
  names: string[]
}

/** `10 --shuffle --busy 2 --slow cart` */
export function repeatOptions(words: readonly string[]): RepeatOptions {
  const options: RepeatOptions = { runs: 10, shuffle: false, busy: 0, slow: false, names: [] }
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (/^\d+$/.test(word)) options.runs = Number(word)
    else if (word === '--shuffle') options.shuffle = true
    else if (word === '--slow') options.slow = true
    else if (word === '--busy') options.busy = coresIn(left.shift())
    else if (word.startsWith('--')) throw new CommandError(`There is no option ${word}.`)
    else options.names.push(word)
  }
  return options
}

function coresIn(word: string | undefined): number {
  if (word && /^\d+$/.test(word)) return Number(word)
  throw new CommandError('--busy takes the number of cores that are to be kept busy.')
}
