import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs the work while no other process of this clone does the same: two commands started together must not install
 * or build over each other.
 * @template T
 * @param {string} file
 * @param {() => T} work
 * @returns {T}
 */
export function withLock(file, work) {
  const release = takeLock(file)
  try {
    return work()
  } finally {
    release()
  }
}

/** @param {string} file */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true })
  const patience = new Int32Array(new SharedArrayBuffer(4))
  while (!tryLock(file)) {
    const holder = holderOf(file)
    Atomics.wait(patience, 0, 0, 200)
    // Looked at twice, for a lock just taken has no holder written into it yet.
    if (!isAlive(holder) && holderOf(file) === holder) rmSync(file, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
