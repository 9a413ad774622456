import { vi } from 'vitest'

/** A machine is created when its module is loaded, so a test of a mutated machine must load it again. */
vi.resetModules()
