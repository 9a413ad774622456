import { expect, test } from 'vitest'
import { run } from '../src/node/run.ts'

function ran(...words: string[]) {
  const printed: string[] = []
  return { code: run(words, (text) => printed.push(text)), printed: printed.join('\n') }
}

test.each([
  ['an unknown option', ['--prot', '80'], "Unknown option '--prot'"],
  ['an unexpected argument', ['80'], "Unexpected argument '80'"],
  ['a port that is not a number', ['--port', 'eighty'], 'Usage: statecart-room'],
  ['a port that is out of range', ['--port', '70000'], 'Usage: statecart-room'],
])('%s is a usage error', (_, words, message) => {
  const { code, printed } = ran(...words)
  expect(code).toBe(2)
  expect(printed).toContain(message)
})

test('prints the help text', () => {
  expect(ran('--help')).toEqual({ code: 0, printed: expect.stringContaining('Usage: statecart-room') })
})
