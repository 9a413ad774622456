import { layouts } from 'virtual:chart-layouts'
import { coverageOf } from '@statecart/prove'
import type { Coverage, Registry } from '@statecart/room'
import recorded from '../../../machines/coverage.json'
import { secretNames } from '../../../machines/domain/secret.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { version } from '../../../package.json'
import { faults } from './faults.ts'
import { groups } from './groups.ts'
import { machinesWith } from './machines.ts'
import { replaying } from './replaying.ts'
import { scenarios } from './scenarios.ts'

/** The coverage of the last run of the models at all test depths. */
const coverage: Coverage = coverageOf(recorded, ['pure', 'rendered', 'browser'])

export const registry: Registry<Ports> = {
  machines: machinesWith(layouts),
  groups,
  faults,
  scenarios,
  replaying,
  coverage,
  secretNames,
  fieldEvents: new Set(['field.changed', 'field.left', 'form.changed']),
  inputEvents: new Set([
    'form.submit',
    'product.add',
    'cart.undo',
    'wishlist.undo',
    'search.chosen',
    'filters.price.entered',
  ]),
  failedStates: new Set(['refused', 'declined', 'failed', 'notSaved']),
  build: { version, id: import.meta.env.VITE_BUILD_ID ?? 'dev' },
}
