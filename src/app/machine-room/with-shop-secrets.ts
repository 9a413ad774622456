import type { Registry } from '@statecart/room'
import { Secret } from '../../../machines/domain/secret.ts'
import { writtenError } from './revived-errors.ts'
import { writtenSecret } from './secrets-in-files.ts'
import { translated } from './translated.ts'

/** The registry for a shop in a separate bundle with its own Secret class: secrets are converted in both directions. */
export function withShopSecrets<World>(registry: Registry<World>, Kind: typeof Secret): Registry<World> {
  const { machines, replaying } = registry
  const given = <Value>(value: Value) => translated(value, Secret, Kind) as Value
  return {
    ...registry,
    machines: machines.map((one) => ({
      ...one,
      model: one.model && {
        ...one.model,
        events: given(one.model.events),
        examples: one.model.examples && { ...one.model.examples, samples: given(one.model.examples.samples) },
      },
    })),
    ...(replaying && {
      replaying: { ...replaying, write: (value) => writtenSecret(value, Kind) ?? writtenError(value) },
    }),
  }
}
