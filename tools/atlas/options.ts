import { type Language, languages } from '../../machines/domain/preferences.ts'
import { parseOptions } from '../options.ts'
import { CommandError } from '../tool.ts'
import { type Looks, themes, type WindowName, windows } from './record.ts'

export interface Options extends Looks {
  /** All machines if empty. */
  machines: readonly string[]
  /** The commit that this one is compared with. */
  against: string | undefined
}

const sizes = Object.keys(windows) as WindowName[]

const usage =
  'npm run atlas -- [--themes LIST] [--languages LIST] [--sizes LIST] [--machines LIST] [--against COMMIT]'

/** Reads `--themes light,dark --machines cart --against main`. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' as const }
  const options = { themes: text, languages: text, sizes: text, machines: text, against: text }
  const { values } = parseOptions({ args, options }, usage)
  return {
    themes: parseList('--themes', values.themes ?? 'light', themes),
    languages: parseList<Language>('--languages', values.languages ?? 'en', languages),
    sizes: parseList('--sizes', values.sizes ?? sizes.join(), sizes),
    machines: values.machines?.split(',') ?? [],
    against: values.against,
  }
}

/** The options as arguments for the same pictures of another commit. */
export function argumentsFor({ themes, languages, sizes, machines }: Options): string[] {
  const lists = { themes, languages, sizes, machines }
  return Object.entries(lists).flatMap(([name, list]) => (list.length > 0 ? [`--${name}`, list.join()] : []))
}

function parseList<Name extends string>(option: string, value: string, all: readonly Name[]): Name[] {
  return value.split(',').map((word) => {
    const found = all.find((name) => name === word)
    if (!found) throw new CommandError(`${option} takes ${all.join(', ')}, not ${word}.`)
    return found
  })
}
