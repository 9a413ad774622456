import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeLock, withLock } from '../../tools/lock.mjs'
import { temporaryFolder } from './temporary-folder.ts'

test('a lock is held while the work lasts, and let go when it fails', () => {
  const file = join(temporaryFolder(), '.cache', 'build.lock')
  const work = () => {
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    throw new Error('the work failed')
  }
  expect(() => withLock(file, work)).toThrow('the work failed')
  expect(existsSync(file)).toBe(false)
})

test('a lock whose holder died is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const folder = temporaryFolder({ 'build.lock': String(pid) })
  const release = takeLock(join(folder, 'build.lock'))
  expect(readFileSync(join(folder, 'build.lock'), 'utf8')).toBe(String(process.pid))
  release()
})

test('a folder that cannot be written is an error, not a wait without end', () => {
  const folder = temporaryFolder({ 'build.lock/occupied': '' })
  expect(() => takeLock(join(folder, 'build.lock', 'occupied', 'deeper'))).toThrow()
})
