import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type Preferences, startingPreferences, withDefaults } from '../../machines/domain/preferences.ts'
import { guest } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import { preferencesWith } from '../../machines/preferences/preferences.effects.ts'
import { waitFor } from '../wait.ts'
import { adasPorts } from './customer.ts'

const start = startingPreferences([])
const french: Preferences = { language: 'fr', currency: 'EUR', theme: 'dark' }

function opened(ports: FakePorts, owner: string = guest) {
  return createActor(preferencesWith(ports), { input: { owner, start, chosen: start, spoken: 'en' } }).start()
}
type Opened = ReturnType<typeof opened>
const rested = (actor: Opened) =>
  waitFor(actor, (snapshot) => snapshot.matches({ choices: 'settled', texts: 'loaded' }))

describe('preferences', () => {
  it('of a visitor are kept in this browser alone', async () => {
    const ports = fakePorts()
    const preferences = opened(ports)
    preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    preferences.send({ type: 'preferences.theme', theme: 'light' })
    await rested(preferences)
    expect(ports.appearance.saved).toEqual({ language: 'en', currency: 'GBP', theme: 'light' })
    expect(ports.storage.contents('preferences')).toEqual([])
  })

  it('of an account are read from it and stored in it', async () => {
    const ports = await adasPorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    await ports.storage.seed('preferences', { ...start, owner: grace.id })
    const preferences = opened(ports, ada.id)
    await rested(preferences)
    expect(preferences.getSnapshot().context.chosen).toMatchObject(french)
    expect(ports.languages.loaded).toEqual(['fr'])
    expect(ports.appearance.shown).toEqual([{ language: 'en' }, { language: 'fr' }])
    expect(ports.appearance.saved).toMatchObject(french)
    preferences.send({ type: 'preferences.currency', currency: 'GBP' })
    await rested(preferences)
    expect(ports.storage.contents('preferences')).toContainEqual({
      ...french,
      currency: 'GBP',
      owner: ada.id,
    })
    expect(ports.storage.contents('preferences')).toContainEqual({ ...start, owner: grace.id })
  })

  it('are those of the start after signing out, also in this browser', async () => {
    const ports = fakePorts()
    await ports.storage.seed('preferences', { ...french, owner: ada.id })
    const preferences = opened(ports, ada.id)
    await rested(preferences)
    preferences.send({ type: 'owner.changed', owner: guest })
    await rested(preferences)
    expect(preferences.getSnapshot().context.chosen).toEqual(start)
    expect(ports.appearance.saved).toEqual({})
  })

  it('keep the current language if another cannot be loaded', async () => {
    const ports = fakePorts()
    ports.languages.gate.fail(new Error('offline'))
    const preferences = opened(ports)
    preferences.send({ type: 'preferences.language', language: 'es' })
    await rested(preferences)
    expect(preferences.getSnapshot().context.chosen.language).toBe('en')
  })
})

describe('the start', () => {
  it.each([
    [[], 'en'],
    [['de-DE'], 'en'],
    [['de-DE', 'es-MX', 'fr'], 'es'],
    [['FR-ca'], 'fr'],
    [['fra'], 'fr'],
  ] as const)('of a browser with the languages %j is in %s', (spoken, language) => {
    expect(startingPreferences(spoken)).toEqual({ language, currency: 'USD', theme: 'system' })
  })

  it('replaces what cannot be read, and nothing else', () => {
    expect(withDefaults(french, start)).toEqual(french)
    expect(withDefaults({}, french)).toEqual(french)
    expect(withDefaults({ language: 'xx', currency: 'XXX', theme: 'pink' }, french)).toEqual(french)
    expect(withDefaults({ language: 'es', currency: 7, theme: 'light' }, french)).toEqual({
      language: 'es',
      currency: 'EUR',
      theme: 'light',
    })
  })
})
