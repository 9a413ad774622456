import type { Ports } from '../../machines/ports/ports.ts'
import { redacted } from './redacted.ts'

/** Logs to the console, with secrets removed. */
export function createLog(out: Pick<Console, 'info' | 'error'> = console): Ports['log'] {
  return {
    info: (text, facts) => (facts ? out.info(text, redacted(facts)) : out.info(text)),
    error: (text, facts) => (facts ? out.error(text, redacted(facts)) : out.error(text)),
  }
}

export const log = createLog()
