import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { StorageError } from '../../machines/domain/errors.ts'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import type { StoragePort } from '../../machines/ports/ports.ts'
import { preferencesWith } from '../../machines/preferences/preferences.effects.ts'
import { eventually, nextTurn, waitFor } from '../wait.ts'
import { adasPorts } from './customer.ts'

const start = startingPreferences([])
const french = { language: 'fr', currency: 'EUR', theme: 'dark' } as const
const gracesChoice = { owner: grace.id, chosen: french, unsaved: { theme: french.theme } }

function openPreferences(ports: FakePorts) {
  return createActor(preferencesWith(ports), {
    input: { owner: ada.id, start, chosen: start, loadedLanguage: 'en' },
  }).start()
}

async function openSettled(ports: FakePorts) {
  const preferences = openPreferences(ports)
  await waitFor(preferences, (snapshot) => snapshot.matches({ choices: 'settled', texts: 'loaded' }))
  return preferences
}

/** The same storage, which refuses each write after the given number of writes. */
function refusingAfter(
  writes: number,
  { transact }: Pick<StoragePort, 'transact'>,
): Pick<StoragePort, 'transact'> {
  let left = writes
  return {
    transact(mode, stores, work) {
      if (mode === 'write' && left-- <= 0) return Promise.reject(new StorageError('full', 'No write is left'))
      return transact(mode, stores, work)
    },
  }
}

it('an unsaved choice of another account is neither applied nor removed', async () => {
  const ports = await adasPorts()
  ports.journal.record('preferences', grace.id, gracesChoice)
  const preferences = await openSettled(ports)
  expect(preferences.getSnapshot().context.chosen).toEqual(start)
  preferences.send({ type: 'preferences.currency', currency: 'GBP' })
  await waitFor(preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
  expect(ports.storage.contents('preferences')).toMatchObject([{ owner: ada.id, currency: 'GBP' }])
  expect(ports.journal.entries('preferences')).toEqual([gracesChoice])
})

it('a choice that is refused because the account was signed out is forgotten, but no other one', async () => {
  const ports = fakePorts()
  ports.journal.record('preferences', grace.id, gracesChoice)
  const preferences = await openSettled(ports)
  preferences.send({ type: 'preferences.currency', currency: 'GBP' })
  await waitFor(preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
  expect(ports.journal.entries('preferences')).toEqual([gracesChoice])
})

it('a choice that cannot be stored stays in the journal', async () => {
  const ports = await adasPorts()
  const preferences = await openSettled(ports)
  ports.storage.refuseWrites('full')
  preferences.send({ type: 'preferences.theme', theme: 'dark' })
  await waitFor(preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
  expect(ports.journal.entries('preferences')).toMatchObject([{ owner: ada.id, unsaved: { theme: 'dark' } }])
})

it('a choice that was made during a write stays in the journal until it is stored too', async () => {
  const ports = await adasPorts()
  const { storage } = ports
  let writes = 0
  const preferences = await openSettled({
    ...ports,
    storage: {
      ...storage,
      transact(mode, stores, work) {
        if (mode === 'write') writes += 1
        return writes > 1 ? new Promise(() => undefined) : storage.transact(mode, stores, work)
      },
    },
  })
  preferences.send({ type: 'preferences.currency', currency: 'EUR' })
  preferences.send({ type: 'preferences.theme', theme: 'dark' })
  await eventually(() => expect(storage.contents('preferences')).toMatchObject([{ currency: 'EUR' }]))
  await nextTurn()
  expect(ports.journal.entries('preferences')).toMatchObject([
    { owner: ada.id, unsaved: { currency: 'EUR', theme: 'dark' } },
  ])
})

it('a write succeeds although another tab has removed its entry from the journal', async () => {
  const ports = await adasPorts()
  const preferences = await openSettled(ports)
  ports.storage.gate.hold()
  preferences.send({ type: 'preferences.currency', currency: 'EUR' })
  ports.journal.drop('preferences', [ada.id])
  ports.storage.gate.release()
  await waitFor(preferences, (snapshot) => snapshot.matches({ choices: 'settled' }))
  expect(preferences.getSnapshot().context.unsaved).toEqual({})
})

it.each([undefined, 'light'] as const)(
  'a choice of a closed page that is refused again applies to this visit; stored theme: %s',
  async (theme) => {
    const { storage, journal, ...others } = await adasPorts()
    if (theme) await storage.seed('preferences', { ...french, theme, owner: ada.id })
    const closed = await openSettled({ ...others, storage, journal })
    storage.gate.hold()
    closed.send({ type: 'preferences.currency', currency: 'GBP' })
    closed.stop()
    const next = await openSettled(
      fakePorts({ journal, storage: { ...storage, ...refusingAfter(0, storage.otherTab) } }),
    )
    const unchanged = theme ? { ...french, theme } : start
    expect(next.getSnapshot().context.chosen).toMatchObject({ ...unchanged, currency: 'GBP' })
    expect(journal.entries('preferences')).toMatchObject([{ unsaved: { currency: 'GBP' } }])
  },
)
