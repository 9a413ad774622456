import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteVariables } from '../configuration.ts'
import { distFolder, root, stampFile } from '../paths.ts'
import { CommandError, runTool } from '../tool.ts'
import { hashInputs, hashListing, isStamped } from './stamp.ts'

/** Runs `vite build`, unless dist/ was made from the same files and variables. */
export async function buildWhenChanged(announce: (line: string) => void): Promise<void> {
  if (isUpToDate()) return
  announce('Building the shop …')
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new CommandError(output.trim())
}

function isUpToDate(): boolean {
  if (!existsSync(join(distFolder, 'index.html'))) return false
  return isStamped(stampFile, { inputs: hashInputs(root, siteVariables()), listing: hashListing(distFolder) })
}
