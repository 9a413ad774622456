import { layouts } from 'virtual:chart-layouts'
import type { Registry } from '@statecart/room'
import { secretNames } from '../../../machines/domain/secret.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { version } from '../../../package.json'
import { coverage } from './coverage.ts'
import { faults } from './faults.ts'
import { machinesWith } from './machines.ts'
import { replaying } from './replaying.ts'
import { scenarios } from './scenarios.ts'

export const registry: Registry<Ports> = {
  machines: machinesWith(layouts),
  faults,
  scenarios,
  replaying,
  coverage,
  secretNames,
  build: { version, id: import.meta.env.VITE_BUILD_ID ?? 'dev' },
}
