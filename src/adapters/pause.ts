import { breath } from './breath.ts'
import { traceErrors } from './untraced.ts'

traceErrors()

/** The built shop waits here: see tools/site/pauses.ts. */
void breath()
