'use strict'
const { existsSync } = require('node:fs')
const { join, resolve } = require('node:path')
const { installMissingPackages } = require('./install.cjs')

const root = resolve(__dirname, '../..')

/**
 * Runs src/build/commands/<name>.ts, after installing what it needs. Node 20 cannot read TypeScript, so Vite does.
 * @param {string | undefined} name
 * @param {string[]} words
 */
async function launch(name, words) {
  const file = join(__dirname, 'commands', `${name}.ts`)
  if (!name || !existsSync(file)) return fail(`There is no command '${name ?? ''}'.`)
  process.chdir(root)
  const problem = installMissingPackages(root)
  if (problem) return fail(problem)
  const { runnerImport } = await import('vite')
  const { module: command } = await runnerImport(file, { logLevel: 'error' })
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

module.exports = { launch }
