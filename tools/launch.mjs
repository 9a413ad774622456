import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissingPackages } from './install.mjs'
import { endWithNpm } from './orphan.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '..')

/**
 * Runs tools/commands/<name>.ts, after installing what it needs. Node 20 cannot read TypeScript, so Vite does.
 * @param {string | undefined} name
 * @param {string[]} words
 */
export async function launch(name, words) {
  const file = join(here, 'commands', `${name}.ts`)
  if (!name || !existsSync(file)) return fail(`There is no command '${name ?? ''}'.`)
  process.chdir(root)
  endWithNpm()
  const problem = installMissingPackages(root)
  if (problem) return fail(problem)
  const { runnerImport } = await import('vite')
  const { runnerFromSource } = await import('./workspace.mjs')
  const { module: command } = await runnerImport(file, { logLevel: 'error', ...runnerFromSource })
  await command.run(words).catch((/** @type {unknown} */ error) => {
    if (error instanceof Error && error.name === 'Complaint') return fail(error.message)
    throw error
  })
}

/** @param {string} line */
function fail(line) {
  console.error(line)
  process.exitCode = 1
}
