import { act } from '@testing-library/react'
import type { StorageErrorKind } from '../../../machines/domain/errors.ts'
import type { Gate } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'

export interface PathGate extends Gate {
  /** Resolves immediately, or when the path decides about it. */
  come(): Promise<void>
}

interface Waiting {
  pass(): void
  refuse(error: Error): void
}

export function createPathGate(
  name: string,
  settle: () => Promise<void>,
  errorFor: (why: StorageErrorKind) => Error,
): PathGate {
  let isHeld = false
  let waiting: Waiting[] = []

  /** Some of the waiting calls may have been aborted by their callers. */
  async function decide(on: (one: Waiting) => void): Promise<void> {
    await settle()
    await eventually(() => {
      if (waiting.length === 0) throw new Error(`Nothing waits at the gate ${name}`)
    }, act)
    const now = waiting
    waiting = []
    for (const one of now) on(one)
    await settle()
  }

  return {
    hold() {
      isHeld = true
    },
    come: () =>
      isHeld
        ? new Promise((resolve, reject) => waiting.push({ pass: resolve, refuse: reject }))
        : Promise.resolve(),
    pass: () => decide((one) => one.pass()),
    refuse: (why = 'failed') => decide((one) => one.refuse(errorFor(why))),
    async open() {
      isHeld = false
      for (const one of waiting) one.pass()
      waiting = []
      await settle()
    },
  }
}
