import { afterEach, expect, test } from 'vitest'
import { runCommand } from '../src/node/run-command.ts'

const { exitCode } = process
const listeners = [process.stdout, process.stderr].map(
  (stream) => [stream, stream.listeners('error')] as const,
)
afterEach(() => {
  process.exitCode = exitCode
  for (const [stream, before] of listeners)
    for (const listener of stream.listeners('error'))
      if (!before.includes(listener)) stream.off('error', listener as () => void)
})

const failure = (code: string) => Object.assign(new Error(code), { code })

test('a command whose pipe was closed does not fail, as with `| head`', async () => {
  await runCommand(() => undefined)
  expect(() => process.stdout.emit('error', failure('EPIPE'))).not.toThrow()
  expect(() => process.stdout.emit('error', failure('ENOSPC'))).toThrow('ENOSPC')
})

test('the result of a command is the exit code', async () => {
  await runCommand(() => Promise.resolve(2))
  expect(process.exitCode).toBe(2)
})
