import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CommandError } from './tool.ts'

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
