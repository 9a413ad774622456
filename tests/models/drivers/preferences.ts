import type { SnapshotFrom } from 'xstate'
import type { Theme } from '../../../machines/domain/preferences.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine.ts'
import { preferencesModel } from '../../../machines/preferences/preferences.model.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, header, named } from '../locators.ts'
import type { LanguageGate } from '../scene.ts'

const panel = button(/^(Preferences|Preferencias|Préférences)$/, header)
const language = field(/^(Language|Idioma|Langue)$/, header)
const currency = field(/^(Currency|Moneda|Devise)$/, header)
const account = button(/^(Account menu|Menú de la cuenta|Menu du compte)$/, header)
const signOut = named('menuitem', /^(Sign Out|Cerrar sesión|Se déconnecter)$/, header)
const names = { en: 'English', es: 'Español', fr: 'Français' } as const
const savedPreferences = { language: 'fr', currency: 'GBP', theme: 'dark' } as const

const savedElsewhere = { language: 'fr', currency: 'EUR' } as const

const store = 'store:preferences'

export const preferencesDriver = defineDriver({
  model: preferencesModel,
  async begin({ visitor, world }) {
    await world.registers(ada)
    world.gate(store).hold()
    await visitor.open('/about')
    await visitor.click(panel)
  },
  /** Texts that are already loaded are shown without waiting. */
  automatic: ({ value }) =>
    value.texts === 'loadingLanguage'
      ? { type: 'xstate.done.actor.loadingLanguage', output: undefined }
      : undefined,
  moves: [
    ...Object.entries(names).map(
      ([to, option]): Move => ({
        events: [{ type: 'preferences.language', language: to }],
        when: ({ context, value }) => value.choices !== 'writing' && context.chosen.language !== to,
        how: ({ visitor }) => visitor.choose(language, option),
      }),
    ),
    {
      events: [{ type: 'preferences.currency', currency: 'EUR' }],
      when: ({ context, value }) => value.choices !== 'writing' && context.chosen.currency !== 'EUR',
      how: ({ visitor }) => visitor.choose(currency, 'EUR'),
    },
    {
      events: (before) => [{ type: 'preferences.theme', theme: otherTheme(before) }],
      when: ({ value }) => value.choices !== 'writing',
      how: ({ visitor }, before) => visitor.choose(field(/^(Theme|Tema|Thème)$/, header), otherTheme(before)),
    },
    {
      events: [{ type: 'owner.changed', owner: ada.id }],
      when: ({ context, value }) => value.choices !== 'writing' && context.owner !== ada.id,
      /** Choices count as the guest's until the shop knows of the sign-in, which its account menu shows. */
      async how({ visitor, world }) {
        await world.stores('user', { key: 'current', id: ada.id })
        await world.reportsChange('user')
        await visitor.click(account)
        await visitor.sees(signOut)
        await visitor.press('Escape')
        await visitor.click(panel)
      },
    },
    {
      events: [{ type: 'owner.changed', owner: 'guest' }],
      /** After a sign-out, a choice that is not stored would be written before the next read, which passes the same gate. */
      when: ({ context, value }) =>
        value.choices !== 'writing' && context.owner !== 'guest' && Object.keys(context.unsaved).length === 0,
      /** Signing out opens the home page, which closes the panel. */
      async how({ visitor, world }) {
        await world.deletes('user', 'current')
        await world.reportsChange('user')
        await visitor.misses(currency)
        await visitor.click(panel)
      },
    },
    {
      events: [{ type: 'preferences.saved', saved: savedElsewhere }],
      how: ({ world }) => world.prefersElsewhere(savedElsewhere),
    },
    { events: [{ type: 'storage.changed' }], how: ({ world }) => world.reportsChange('preferences') },
    {
      events: [{ type: 'xstate.done.actor.reading', output: savedPreferences }],
      async how({ world }) {
        await world.stores('preferences', { ...savedPreferences, owner: ada.id })
        await world.gate(store).pass()
      },
    },
    {
      events: [{ type: 'xstate.done.actor.reading', output: undefined }],
      async how({ world }) {
        await world.deletes('preferences', ada.id)
        await world.gate(store).pass()
      },
    },
    {
      events: [{ type: 'xstate.error.actor.reading', error: new Error('unreadable') }],
      how: ({ world }) => world.gate(store).refuse(),
    },
    {
      events: [{ type: 'xstate.done.actor.writing', output: undefined }],
      how: ({ world }) => world.gate(store).pass(),
    },
    {
      events: [{ type: 'xstate.error.actor.writing', error: new Error('full') }],
      how: ({ world }) => world.gate(store).refuse('full'),
    },
  ],
  shows: {
    '*': async ({ visitor }, { context: { chosen, loadedLanguage } }) => {
      await visitor.holds(currency, chosen.currency)
      await visitor.holds(language, chosen.language)
      await visitor.speaks(loadedLanguage)
    },
  },
})

function otherTheme({ context }: SnapshotFrom<typeof preferencesMachine>): Theme {
  return context.chosen.theme === 'dark' ? 'light' : 'dark'
}

function chosenGate({ context }: SnapshotFrom<typeof preferencesMachine>): LanguageGate {
  return `language:${context.chosen.language}`
}

/** A language is loaded when it is selected for the first time. */
const choosesLanguage = (to: keyof typeof names): Move => ({
  events: [{ type: 'preferences.language', language: to }],
  when: ({ context }) => context.chosen.language !== to && context.loadedLanguage === 'en',
  how: ({ visitor }) => visitor.choose(language, names[to]),
})

export const languageDriver = defineDriver({
  model: preferencesModel,
  async begin({ visitor, world }) {
    world.gate('language:es').hold()
    world.gate('language:fr').hold()
    await visitor.open('/about')
    await visitor.click(panel)
  },
  moves: [
    choosesLanguage('es'),
    choosesLanguage('fr'),
    {
      events: [{ type: 'xstate.done.actor.loadingLanguage', output: undefined }],
      how: ({ world }, before) => world.gate(chosenGate(before)).pass(),
    },
    {
      events: [{ type: 'xstate.error.actor.loadingLanguage', error: new Error('offline') }],
      async how({ visitor, world }, before) {
        await world.gate(chosenGate(before)).refuse()
        await visitor.sees(alert(/./))
      },
    },
  ],
  shows: preferencesDriver.shows,
})

/** An actor that is restarted while a user is signed in. */
export const restartedDriver = defineDriver({
  model: preferencesModel,
  input: { ...preferencesModel.input, owner: ada.id },
  opening: [{ type: 'xstate.done.actor.reading', output: undefined }],
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/about')
    await visitor.click(panel)
    await world.breaks('language')
    await visitor.choose(language, names.es)
    await visitor.sees({ text: /./, within: named('region', /^(Messages|Mensajes)$/), at: 0 })
  },
  moves: [],
  shows: { '*': ({ visitor }) => visitor.sees(panel) },
})
