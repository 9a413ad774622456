import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { run } from '../src/node/run.ts'

const { exitCode } = process
afterEach(() => {
  process.exitCode = exitCode
  vi.unstubAllEnvs()
})

function ran(...words: string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = run(
    words,
    (text) => printed.push(text),
    (text) => errors.push(text),
  )
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

test.each([
  ['an unknown option', ['--prot', '80'], "Unknown option '--prot'"],
  ['an unexpected argument', ['80'], "Unexpected argument '80'"],
  [
    'a port that is not a number',
    ['--port', 'eighty'],
    '--port is not a port: eighty\n\nUsage: statecart-room',
  ],
  ['a port that is out of range', ['--port', '70000'], 'Usage: statecart-room'],
  ['a port that the system would choose', ['--port', '0'], 'Usage: statecart-room'],
])('%s is a usage error, which is written to the error output', (_, words, message) => {
  const { code, printed, errors } = ran(...words)
  expect(code).toBe(2)
  expect(errors).toContain(message)
  expect(printed).toBe('')
})

test('names the variable whose value is not a port', () => {
  vi.stubEnv('STATECART_ROOM_PORT', 'abc')
  expect(ran()).toMatchObject({
    code: 2,
    errors: expect.stringContaining('STATECART_ROOM_PORT is not a port: abc'),
  })
})

test('prints the help text', () => {
  const printed = expect.stringContaining('Usage: statecart-room')
  expect(ran('--help')).toEqual({ code: 0, printed, errors: '' })
})

test('prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(ran('--version')).toEqual({ code: 0, printed: version, errors: '' })
})

test('names the option for the port if the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const errors: string[] = []
  run(
    ['--port', String(port)],
    () => undefined,
    (text) => errors.push(text),
  )
  await expect.poll(() => errors.join()).toMatch(new RegExp(`^Port ${port} is in use\\..* --port`))
  expect(process.exitCode).toBe(1)
  other.close()
})
