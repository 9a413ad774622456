import { expect, test } from 'vitest'
import { packagesMatchLock } from '../../tools/setup.cjs'
import { temporaryFolder } from './temporary-folder.ts'

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>

const wanted: Packages = {
  '': { version: '1.0.0' },
  'node_modules/kettle': { version: '2.1.0', integrity: 'sha512-kettle' },
  'node_modules/kettle-for-another-system': { version: '2.1.0', integrity: 'sha512-other', optional: true },
}
const { 'node_modules/kettle-for-another-system': _, '': __, ...present } = wanted

function projectWith(locked: Packages, installed?: Packages): string {
  const files = { 'package-lock.json': JSON.stringify({ packages: locked }) }
  const hidden = { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }
  return temporaryFolder(installed ? { ...files, ...hidden } : files)
}

test('what npm put there is what the lock file names', () => {
  expect(packagesMatchLock(projectWith(wanted, present))).toBe(true)
})

test('nothing is installed', () => {
  expect(packagesMatchLock(projectWith(wanted))).toBe(false)
})

test('a package is missing', () => {
  expect(packagesMatchLock(projectWith(wanted, {}))).toBe(false)
})

test('a package is of another version', () => {
  const older = { 'node_modules/kettle': { version: '2.0.9', integrity: 'sha512-kettle' } }
  expect(packagesMatchLock(projectWith(wanted, older))).toBe(false)
})

test('a package has other contents under the same version', () => {
  const other = { 'node_modules/kettle': { version: '2.1.0', integrity: 'sha512-pot' } }
  expect(packagesMatchLock(projectWith(wanted, other))).toBe(false)
})

test('an installation was cut off while npm wrote its list', () => {
  const folder = temporaryFolder({
    'package-lock.json': JSON.stringify({ packages: wanted }),
    'node_modules/.package-lock.json': '{"packages": {"node_mod',
  })
  expect(packagesMatchLock(folder)).toBe(false)
})
