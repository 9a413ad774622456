import { vi } from 'vitest'

/** A machine is created when its module is loaded, so a test of a changed machine has to load it again. */
vi.resetModules()
