import type { Recording } from './recording.ts'

/** The module that an exported test imports. */
export interface TestPlace {
  /** The module that exports `replaying`. */
  replaying: string
}

/** Exports a recording as a Vitest test, which replays it and asserts the states after every step. */
export function asTest(recording: Recording, { replaying }: TestPlace): string {
  const file = JSON.stringify(JSON.stringify(recording))
  const checks = recording.steps.flatMap((step) =>
    step.kind === 'check' ? [{ actor: step.actor, path: step.path, is: step.is }] : [],
  )
  const last = lastStates(recording)
  // When all machines have ended, no states are left to compare.
  const hasStates = Object.keys(last).length > 0
  const results = ['difference', ...(hasStates ? ['states'] : []), ...(checks.length > 0 ? ['checked'] : [])]
  return `import { type Recording, replayWhole } from '@statecart/room/inspect'
import { expect, test } from 'vitest'
import { replaying } from '${replaying}'

const recording = JSON.parse(
  ${file},
) as Recording

test('the session recorded at ${new Date(recording.at).toISOString()} happens again', () => {
  const { ${results.join(', ')} } = replayWhole(recording, replaying)
${checks.length > 0 ? `  expect(checked).toEqual(${JSON.stringify(checks)})\n` : ''}  expect(difference).toBeUndefined()
${hasStates ? `  expect(states).toMatchObject(${JSON.stringify(last)})\n` : ''}})
`
}

/** Returns the last recorded states of every machine that has changed. */
function lastStates({ steps }: Recording): Record<string, string> {
  const states: Record<string, string | null> = Object.assign({}, ...steps.map(({ to }) => to))
  return Object.fromEntries(
    Object.entries(states).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
