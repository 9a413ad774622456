import type { LogLine } from './log-protocol.ts'

type Changes = Pick<LogLine, 'left' | 'entered' | 'changed'>
type Result = Changes & Pick<LogLine, 'error' | 'isIgnored'>

/** The error with which the event has ended the actor, or its changes. */
export function resultText(
  line: Result,
  { failed, ignored }: { failed: (message: string) => string; ignored: string },
): string {
  if (line.error !== undefined) return failed(line.error)
  return line.isIgnored ? ignored : changeText(line)
}

/** The exited and entered states, and the names of the changed context properties. */
function changeText({ left, entered, changed }: Changes): string {
  const states = [left.join(', '), entered.join(', ')].filter((part) => part !== '').join(' → ')
  return [states, changed.join(', ')].filter((part) => part !== '').join(' · ')
}
