import { expect, test, vi } from 'vitest'
import { SourceError } from '../../machines/domain/errors.ts'
import { CardDeclined } from '../../machines/domain/place-order.ts'
import { Secret } from '../../machines/domain/secret.ts'

/** The built room has its own copies of these modules. */
vi.resetModules()
const room = await import('../../machines/domain/secret.ts')
const copies = await import('../../machines/domain/place-order.ts')
const { withShopSecrets } = await import('../../src/app/machine-room/with-shop-secrets.ts')
const { replaying } = await import('../../src/app/machine-room/replaying.ts')

const coverage = { depths: [], taken: {} }
const build = { version: '', id: '' }

test('an error is recognized across bundles with separate copies of its class', () => {
  expect(copies.CardDeclined).not.toBe(CardDeclined)
  expect(new copies.CardDeclined()).toBeInstanceOf(CardDeclined)
  expect(new copies.CardDeclined()).not.toBeInstanceOf(SourceError)
  class TemporaryError extends SourceError {}
  expect(new TemporaryError('', 503, undefined)).toBeInstanceOf(SourceError)
  expect(new SourceError('', 200, undefined)).not.toBeInstanceOf(TemporaryError)
})

test('a secret of the shop is written as a test value with the same effect, and read back as one of the room', () => {
  const registry = withShopSecrets(
    { machines: [], faults: [], scenarios: [], replaying, coverage, build },
    Secret,
  )
  const write = (number: string) => registry.replaying?.write(new Secret('cardNumber', number))
  expect(write('4000 0000 0000 0002')).toMatchObject({ kind: 'cardNumber', number: 'declined' })
  expect(write('4000 0566 5566 5557')).toMatchObject({ number: 'unsound' })
  expect(write('5555 5555')).toMatchObject({ number: 'sound', length: 9 })
  const revived = replaying.revive({ $: 'secret', kind: 'cardNumber', length: 19, number: 'declined' }, {})
  expect(revived).toBeInstanceOf(room.Secret)
})
