import type { Answers, Opened, ReplaySupport } from '@statecart/room'
import { type AnyActorRef, createActor } from 'xstate'
import { Secret } from '../../../machines/domain/secret.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import { shopInput, shopWith } from '../../../machines/shop/shop.effects.ts'
import { recordedInputs, replayPorts } from './replay-ports.ts'
import { reviveError, writtenError } from './revived-errors.ts'
import { screens } from './screen-actors.ts'
import { secretFrom, writtenSecret } from './secrets-in-files.ts'

/** Delays were recorded as what they led to: none runs by itself. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => undefined }

/** How the shop is made to happen again. */
export const replaying: ReplaySupport = {
  test: {
    replaying: '../../src/app/machine-room/replaying.ts',
    fixtures: './fixtures/shop-test.ts',
    address: '/inspect',
  },
  recordedInputs,
  world: (answers: Answers) => replayPorts(answers),
  open: (world, snapshot) =>
    createActor(shopWith(world as Ports), {
      clock: stillClock,
      systemId: 'shop',
      input: shopInput(world as Ports, 'admin'),
      snapshot: snapshot as never,
    }),
  openBeside(root: AnyActorRef, world: unknown, { name, machine, input, snapshot }: Opened): void {
    const logic = screens[machine]?.(world as Ports)
    const place = { parent: root as never, id: name, systemId: name, input }
    if (logic) createActor(logic, snapshot ? { ...place, snapshot: snapshot as never } : place).start()
  },
  write: (value) => writtenSecret(value, Secret) ?? writtenError(value),
  revive(tagged) {
    if (tagged.$ === 'secret') return secretFrom(tagged)
    if (tagged.$ === 'error') return reviveError(tagged)
    return undefined
  },
}
