import { vi } from 'vitest'

/** A machine is made when its module is loaded: whoever tests a change of it has to load it again. */
vi.resetModules()
