import { join } from 'node:path'
import { build, preview } from 'vite'
import { cacheFolder, root } from '../paths.ts'
import { CommandError, installPackages, runTool } from '../tool.ts'

const benchFolder = join(root, 'tests/bench')

export type Pages = { url: string; close(): Promise<void> }

/** Installs the libraries to compare with, which only the benchmark needs, and serves their pages. */
export async function openPages(): Promise<Pages> {
  await installPackages(benchFolder)
  const { code, output } = await runTool('typescript', ['-p', benchFolder])
  if (code !== 0) throw new CommandError(output)
  const outDir = join(cacheFolder, 'bench')
  const configFile = join(benchFolder, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir } })
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
