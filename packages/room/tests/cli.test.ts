import { expect, test } from 'vitest'
import { run } from '../src/node/run.ts'

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
  ['a port that is not a number', ['--port', 'eighty'], 'Usage: statecart-room'],
  ['a port that is out of range', ['--port', '70000'], 'Usage: statecart-room'],
])('%s is a usage error, which is written to the error output', (_, words, message) => {
  const { code, printed, errors } = ran(...words)
  expect(code).toBe(2)
  expect(errors).toContain(message)
  expect(printed).toBe('')
})

test('prints the help text', () => {
  const printed = expect.stringContaining('Usage: statecart-room')
  expect(ran('--help')).toEqual({ code: 0, printed, errors: '' })
})
