import { act } from '@testing-library/react'
import type { StorageErrorKind } from '../../../machines/domain/errors.ts'
import type { Gate } from '../../models/scene.ts'
import { eventually } from '../../wait.ts'

export interface PathGate extends Gate {
  /** Resolves immediately, or when the path decides about it. */
  wait(): Promise<void>
}

interface WaitingCall {
  pass(): void
  refuse(error: Error): void
}

export function createPathGate(
  name: string,
  settle: () => Promise<void>,
  errorFor: (why: StorageErrorKind) => Error,
): PathGate {
  let isHeld = false
  let waiting: WaitingCall[] = []

  /** Some of the waiting calls may have been aborted by their callers. */
  async function decide(on: (call: WaitingCall) => void): Promise<void> {
    await settle()
    await eventually(() => {
      if (waiting.length === 0) throw new Error(`Nothing waits at the gate ${name}`)
    }, act)
    const released = waiting
    waiting = []
    for (const call of released) on(call)
    await settle()
  }

  return {
    hold() {
      isHeld = true
    },
    wait: () =>
      isHeld
        ? new Promise((resolve, reject) => waiting.push({ pass: resolve, refuse: reject }))
        : Promise.resolve(),
    pass: () => decide((call) => call.pass()),
    refuse: (why = 'failed') => decide((call) => call.refuse(errorFor(why))),
    async open() {
      isHeld = false
      for (const call of waiting) call.pass()
      waiting = []
      await settle()
    },
  }
}
