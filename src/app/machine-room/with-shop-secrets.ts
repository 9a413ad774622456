import type { Registry } from '@statecart/room'
import type { AnyMachineSnapshot } from 'xstate'
import { Secret } from '../../../machines/domain/secret.ts'
import { convertSecrets, serializeError, serializeSecret } from './values-in-files.ts'

/** The registry for a shop in a separate bundle with its own Secret class: secrets are converted in both directions. */
export function withShopSecrets<World>(
  registry: Registry<World>,
  SecretClass: typeof Secret,
): Registry<World> {
  const { machines, replaying } = registry
  const toShop = <Value>(value: Value) => convertSecrets(value, Secret, SecretClass) as Value
  const toRoom = <Value>(value: Value) => convertSecrets(value, SecretClass, Secret) as Value
  const withRoomContext = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot =>
    Object.assign(Object.create(snapshot), { context: toRoom(snapshot.context) })
  return {
    ...registry,
    machines: machines.map((machine) => ({
      ...machine,
      model: machine.model && {
        ...machine.model,
        events: toShop(machine.model.events),
        ...(machine.model.expectedInstead && {
          expectedInstead: (before, after, event) =>
            machine.model?.expectedInstead?.(withRoomContext(before), withRoomContext(after), toRoom(event)),
        }),
        ...(machine.model.isAnswered && {
          isAnswered: (before, event) =>
            machine.model?.isAnswered?.(withRoomContext(before), toRoom(event)) ?? false,
        }),
        examples: machine.model.examples && {
          ...machine.model.examples,
          samples: toShop(machine.model.examples.samples),
        },
      },
    })),
    ...(replaying && {
      replaying: {
        ...replaying,
        write: (value) => serializeSecret(value, SecretClass) ?? serializeError(value),
      },
    }),
  }
}
