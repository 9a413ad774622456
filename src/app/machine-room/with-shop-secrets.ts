import type { Registry } from '@statecart/room'
import type { AnyMachineSnapshot } from 'xstate'
import { Secret } from '../../../machines/domain/secret.ts'
import { translated, writtenError, writtenSecret } from './values-in-files.ts'

/** The registry for a shop in a separate bundle with its own Secret class: secrets are converted in both directions. */
export function withShopSecrets<World>(registry: Registry<World>, Kind: typeof Secret): Registry<World> {
  const { machines, replaying } = registry
  const given = <Value>(value: Value) => translated(value, Secret, Kind) as Value
  const own = <Value>(value: Value) => translated(value, Kind, Secret) as Value
  const ownContext = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
    Object.assign(Object.create(snapshot), { context: own(snapshot.context) })
  return {
    ...registry,
    machines: machines.map((one) => ({
      ...one,
      model: one.model && {
        ...one.model,
        events: given(one.model.events),
        ...(one.model.expectedInstead && {
          expectedInstead: (before, after, event) =>
            one.model?.expectedInstead?.(ownContext(before), ownContext(after), own(event)),
        }),
        ...(one.model.isAnswered && {
          isAnswered: (before, event) => one.model?.isAnswered?.(ownContext(before), own(event)) ?? false,
        }),
        examples: one.model.examples && { ...one.model.examples, samples: given(one.model.examples.samples) },
      },
    })),
    ...(replaying && {
      replaying: { ...replaying, write: (value) => writtenSecret(value, Kind) ?? writtenError(value) },
    }),
  }
}
