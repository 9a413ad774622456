import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandError } from './tool.ts'

/** Ends the command with the known names if one of these names is unknown. */
export function requireKnown(kind: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new CommandError(`There is no ${kind} ${unknown.join(', ')}: ${known.join(', ')}.`)
}

/** Reads the options of a command. An unknown option, or one without its value, ends the command with the usage. */
export function parseOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
