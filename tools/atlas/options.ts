import { type Language, languages } from '../../machines/domain/preferences.ts'
import { CommandError } from '../tool.ts'
import { type Looks, themes, type WindowName, windows } from './record.ts'

export interface Options extends Looks {
  /** All machines if empty. */
  machines: readonly string[]
  /** The commit that this one is compared with. */
  against: string | undefined
}

const sizes = Object.keys(windows) as WindowName[]

/** Reads `--themes light,dark --machines cart --against main`. */
export function readOptions(args: readonly string[]): Options {
  const values = new Map<string, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value] = args.slice(at, at + 2)
    if (!names.includes(name) || value === undefined)
      throw new CommandError(`npm run atlas -- ${names.map((one) => `${one} …`).join(' ')}`)
    values.set(name, value)
  }
  const chosen = <Name extends string>(
    option: string,
    all: readonly Name[],
    first: readonly Name[],
  ): Name[] => (values.has(option) ? parseList(option, values.get(option) ?? '', all) : [...first])
  return {
    themes: chosen('--themes', themes, ['light']),
    languages: chosen<Language>('--languages', languages, ['en']),
    sizes: chosen('--sizes', sizes, sizes),
    machines: values.get('--machines')?.split(',') ?? [],
    against: values.get('--against'),
  }
}

const names = ['--themes', '--languages', '--sizes', '--machines', '--against']

function parseList<Name extends string>(option: string, value: string, all: readonly Name[]): Name[] {
  return value.split(',').map((word) => {
    const found = all.find((name) => name === word)
    if (!found) throw new CommandError(`${option} takes ${all.join(', ')}, not ${word}.`)
    return found
  })
}
