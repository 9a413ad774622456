import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  isLanguage,
  isTheme,
  type Preferences,
  type PreferencesChange,
  startingPreferences,
} from '../../machines/domain/preferences.ts'
import { guest } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import { preferencesWith } from '../../machines/preferences/preferences.effects.ts'
import { eventually, waitFor } from '../wait.ts'
import { adasPorts } from './customer.ts'

const start = startingPreferences([])
const french: Preferences = { language: 'fr', currency: 'EUR', theme: 'dark' }

function openPreferences(ports: FakePorts, owner: string = guest) {
  return createActor(preferencesWith(ports), {
    input: { owner, start, chosen: start, loadedLanguage: 'en' },
  }).start()
}
type PreferencesActor = ReturnType<typeof openPreferences>
const waitUntilSettled = (actor: PreferencesActor) =>
  waitFor(actor, (snapshot) => snapshot.matches({ choices: 'settled', texts: 'loaded' }))

it('accepts only languages and themes that the shop has', () => {
  expect(['en', 'es', 'fr', 'de', undefined].map(isLanguage)).toEqual([true, true, true, false, false])
  expect(['light', 'dark', 'system', 'sepia', undefined].map(isTheme)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

describe('preferences', () => {
  it('of a guest are stored only in this browser', async () => {
    const ports = fakePorts()
    const preferences = openPreferences(ports)
    preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    preferences.send({ type: 'preferences.theme', theme: 'light' })
    await waitUntilSettled(preferences)
    expect(ports.appearance.saved).toEqual({ currency: 'GBP', theme: 'light' })
    expect(ports.storage.contents('preferences')).toEqual([])
  })

  it('of a guest keep the choices of another tab', () => {
    const ports = fakePorts()
    const [first, second] = [openPreferences(ports), openPreferences(ports)]
    first.send({ type: 'preferences.language', language: 'fr' })
    second.send({ type: 'preferences.theme', theme: 'dark' })
    expect(ports.appearance.saved).toEqual({ language: 'fr', theme: 'dark' })
  })

  it('of a guest follow a choice in another tab', async () => {
    const ports = fakePorts()
    const preferences = openPreferences(ports)
    preferences.send({ type: 'preferences.saved', saved: { language: 'fr', theme: 'dark' } })
    await waitUntilSettled(preferences)
    expect(preferences.getSnapshot().context.chosen).toEqual({ ...start, language: 'fr', theme: 'dark' })
    expect(ports.languages.loaded).toEqual(['fr'])
    expect(ports.appearance.saved).toEqual({})
  })

  it('of an account are read from and stored in the account', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    await ports.storage.seed('preferences', { ...start, owner: grace.id })
    const preferences = openPreferences(ports, ada.id)
    await waitUntilSettled(preferences)
    expect(preferences.getSnapshot().context.chosen).toMatchObject(french)
    expect(ports.languages.loaded).toEqual(['fr'])
    expect(ports.appearance.shown).toEqual([{ language: 'en' }, { language: 'fr' }])
    expect(ports.appearance.saved).toMatchObject(french)
    preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    await waitUntilSettled(preferences)
    expect(ports.storage.contents('preferences')).toContainEqual({
      ...french,
      currency: 'GBP',
      owner: ada.id,
    })
    expect(ports.storage.contents('preferences')).toContainEqual({ ...start, owner: grace.id })
  })

  it('of an account keep simultaneous choices of two tabs', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...start, owner: ada.id })
    const [firstTab, secondTab] = [openPreferences(ports, ada.id), openPreferences(ports, ada.id)]
    await Promise.all([waitUntilSettled(firstTab), waitUntilSettled(secondTab)])
    firstTab.send({ type: 'preferences.currency', currency: 'EUR' })
    secondTab.send({ type: 'preferences.theme', theme: 'dark' })
    await Promise.all([waitUntilSettled(firstTab), waitUntilSettled(secondTab)])
    expect(ports.storage.contents('preferences')).toMatchObject([
      { ...start, currency: 'EUR', theme: 'dark' },
    ])
  })

  it('of an account keep a choice that was made while they were loading', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    ports.storage.gate.hold()
    const preferences = openPreferences(ports, ada.id)
    preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    expect(preferences.getSnapshot().context.chosen.currency).toBe('GBP')
    ports.storage.gate.release()
    await waitUntilSettled(preferences)
    const both = { ...french, currency: 'GBP' }
    expect(preferences.getSnapshot().context.chosen).toMatchObject(both)
    expect(ports.storage.contents('preferences')).toMatchObject([both])
    expect(ports.appearance.saved).toMatchObject(both)
  })

  it('of an account keep a choice if the page is closed before it is stored', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    const closed = openPreferences(ports, ada.id)
    await waitUntilSettled(closed)
    ports.storage.gate.hold()
    closed.send({ type: 'preferences.currency', currency: 'GBP' })
    closed.stop()
    const { storage, journal } = ports
    const next = openPreferences(
      fakePorts({ journal, storage: { ...storage, transact: storage.otherTab.transact } }),
      ada.id,
    )
    await waitUntilSettled(next)
    expect(next.getSnapshot().context.chosen).toMatchObject({ ...french, currency: 'GBP' })
    expect(storage.contents('preferences')).toMatchObject([{ ...french, currency: 'GBP' }])
    expect(journal.entries('preferences')).toEqual([])
  })

  it('of an account are read again if another tab changed them during a write', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...start, owner: ada.id })
    const preferences = openPreferences(ports, ada.id)
    await waitUntilSettled(preferences)
    ports.storage.gate.hold()
    preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    await ports.storage.seed('preferences', { ...start, theme: 'dark', owner: ada.id })
    preferences.send({ type: 'storage.changed' })
    ports.storage.gate.release()
    await waitUntilSettled(preferences)
    const both = { ...start, currency: 'EUR', theme: 'dark' }
    expect(preferences.getSnapshot().context.chosen).toMatchObject(both)
    expect(ports.storage.contents('preferences')).toMatchObject([both])
  })

  it.each([false, true])(
    'of an account are read again if another tab changed them during the read; made a choice: %s',
    async (makesChoice) => {
      const ports = await adasPorts()
      const reads: ((found: Preferences) => void)[] = []
      const read = fromPromise<Preferences | undefined, PreferencesChange>(
        () => new Promise((resolve) => reads.push(resolve)),
      )
      const preferences = createActor(preferencesWith(ports).provide({ actors: { read } }), {
        input: { owner: ada.id, start, chosen: start, loadedLanguage: 'en' },
      }).start()
      if (makesChoice) preferences.send({ type: 'preferences.currency', currency: 'GBP' })
      preferences.send({ type: 'storage.changed' })
      const [readBefore, readAgain] = reads
      readBefore?.({ ...start, theme: 'light' })
      readAgain?.(french)
      await waitFor(preferences, (snapshot) => snapshot.context.loadedLanguage === 'fr')
      await eventually(() =>
        expect(ports.storage.contents('preferences')).toMatchObject(makesChoice ? [{ currency: 'GBP' }] : []),
      )
      const currency = makesChoice ? 'GBP' : french.currency
      expect(preferences.getSnapshot().context.chosen).toMatchObject({ ...french, currency })
    },
  )

  it('apply during the visit if the account cannot store them', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...start, owner: ada.id })
    const preferences = openPreferences(ports, ada.id)
    await waitUntilSettled(preferences)
    ports.storage.refuseWrites('full')
    preferences.send({ type: 'preferences.theme', theme: 'dark' })
    await waitUntilSettled(preferences)
    expect(preferences.getSnapshot().context.chosen.theme).toBe('dark')
    expect(ports.appearance.saved).toMatchObject({ theme: 'dark' })
    ports.storage.refuseWrites()
    preferences.send({ type: 'preferences.currency', currency: 'EUR' })
    await waitUntilSettled(preferences)
    expect(ports.storage.contents('preferences')).toMatchObject([{ theme: 'dark', currency: 'EUR' }])
  })

  it('return to the defaults after signing out, also in this browser', async () => {
    const ports = fakePorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    const preferences = openPreferences(ports, ada.id)
    await waitUntilSettled(preferences)
    preferences.send({ type: 'owner.changed', owner: guest })
    await waitUntilSettled(preferences)
    expect(preferences.getSnapshot().context.chosen).toEqual(start)
    expect(ports.appearance.saved).toEqual({})
  })

  it('keep the current language if the new one cannot be loaded', async () => {
    const ports = fakePorts()
    ports.languages.gate.fail(new Error('offline'))
    const preferences = openPreferences(ports)
    preferences.send({ type: 'preferences.language', language: 'es' })
    await waitUntilSettled(preferences)
    expect(preferences.getSnapshot().context.chosen.language).toBe('en')
  })
})

describe('the default preferences', () => {
  it.each([
    [[], 'en'],
    [['zz-ZZ'], 'en'],
    [['zz-ZZ', 'es-MX', 'fr'], 'es'],
    [['FR-ca'], 'fr'],
    [['fra'], 'fr'],
  ] as const)('of a browser with the languages %j have the language %s', (spoken, language) => {
    expect(startingPreferences(spoken)).toEqual({ language, currency: 'USD', theme: 'system' })
  })
})
