import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteVariables } from '../configuration.ts'
import { distFolder, root, stampFileOf } from '../paths.ts'
import { CommandError, runTool } from '../tool.ts'
import { hashInputs, hashListing, isStamped } from './cache.ts'

/** Runs `vite build` unless the folder was built from the same files and variables. `more` are additional variables. */
export async function buildWhenChanged(
  announce: (line: string) => void,
  folder: string = distFolder,
  more: Record<string, string> = {},
): Promise<void> {
  if (isUpToDate(folder, { ...siteVariables(), ...more })) return
  announce('Building the shop …')
  await buildIn(root, folder, more)
}

/** Runs `vite build` in a folder of the project or of a copy of it. */
export async function buildIn(
  project: string,
  folder: string,
  more: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await runTool(
    'vite',
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: project, env: { NODE_ENV: 'production', ...more } },
  )
  if (code !== 0) throw new CommandError(output.trim())
}

function isUpToDate(folder: string, variables: Record<string, string>): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false
  return isStamped(stampFileOf(folder), {
    inputs: hashInputs(root, variables),
    listing: hashListing(folder),
  })
}
