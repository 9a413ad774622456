import { breath } from './breath.ts'

/** The built shop waits here: see src/build/site/pauses.ts. */
void breath()
