import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

/**
 * Compares the lock file with the list npm keeps of what it put into node_modules. That list is written last, so an
 * interrupted installation counts as missing, and an installation made by hand is not repeated.
 * @param {string} root
 */
export function packagesMatchLock(root) {
  const locked = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Answers with the line to show when it could not.
 * @param {string} root
 */
export function installMissingPackages(root) {
  if (packagesMatchLock(root)) return ''
  return withLock(join(root, '.cache', 'install.lock'), () => {
    if (packagesMatchLock(root)) return ''
    console.log('Installing packages from package-lock.json …')
    const status = runNpmCi(root)
    return status === 0 ? '' : `The packages could not be installed: npm ci ended with ${status}.`
  })
}

/** @param {string} root */
function runNpmCi(root) {
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const started = npm
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  return started.status ?? started.error?.message ?? started.signal
}
