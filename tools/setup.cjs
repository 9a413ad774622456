'use strict'
// Runs before `npm start` and `npm test`: refuses a Node that is too old, and installs packages that are missing.
// Written in the oldest syntax, so that an old Node can read it and print the reason.
var childProcess = require('child_process')
var fs = require('fs')
var path = require('path')

/**
 * Returns the message for a Node that cannot run the shop; empty if it can. Node 21 and early versions of Node 22 cannot
 * `require` an ES module, which the tools need.
 * @param {string} version such as `v20.19.0`
 */
function versionProblem(version) {
  var parts = version.replace(/^v/, '').split('.')
  var major = Number(parts[0])
  var minor = Number(parts[1])
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23) return ''
  return (
    'Statecart needs Node 20.19 or later (or 22.12 or later); this is ' +
    version +
    '. Get one at https://nodejs.org'
  )
}

/**
 * Compares the lock file with the list that npm writes to node_modules at the end, so that an interrupted installation counts as
 * missing, and a manual installation is not repeated.
 * @param {string} folder
 */
function packagesMatchLock(folder) {
  var locked = packagesIn(path.join(folder, 'package-lock.json'))
  var installed = packagesIn(path.join(folder, 'node_modules', '.package-lock.json'))
  if (!locked || !installed) return false
  return Object.keys(locked).every(function (name) {
    var wanted = locked[name]
    var found = installed[name]
    if (name === '') return true
    if (!found) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @param {string} file
 * @returns {any}
 */
function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages
  } catch (_) {
    return undefined
  }
}

/** @param {string} folder */
function installMissingPackages(folder) {
  if (packagesMatchLock(folder)) return 0
  console.log('Installing packages from package-lock.json …')
  var args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  var npm = process.env.npm_execpath
  var run = npm
    ? childProcess.spawnSync(process.execPath, [npm].concat(args), { cwd: folder, stdio: 'inherit' })
    : childProcess.spawnSync('npm', args, {
        cwd: folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
  if (run.status !== 0)
    console.error('The packages could not be installed: npm ci ended with ' + run.status + '.')
  return run.status === 0 ? 0 : 1
}

module.exports = { versionProblem: versionProblem, packagesMatchLock: packagesMatchLock }

if (require.main === module) run(versionProblem(process.version))

/** @param {string} problem */
function run(problem) {
  if (problem) console.error(problem)
  process.exitCode = problem ? 1 : installMissingPackages(process.argv[2] || path.join(__dirname, '..'))
}
