import { type FullAnswer, inputOf, isSameData, tells } from '@statecart/prove'
import { NotSignedIn } from '../domain/errors.ts'
import type { FieldValue, FormValues } from '../domain/form.ts'
import { defaultSettings } from '../domain/settings.ts'
import { ada } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type SettingsContext, settingsMachine } from './settings.machine.ts'
import { valuesFrom } from './settings-form.ts'

type SettingsAnswer = FullAnswer<typeof settingsMachine>

const storedSettings = defaultSettings(ada)
const changedInOtherTab = { ...storedSettings, phone: '555 0100', avatar: 'https://pictures.example/ada.png' }
const typedValues: FormValues = { ...valuesFrom(storedSettings), phone: '555 0199' }
const releasesForm = tells('form', { type: 'form.release' })
const forgetsDraft = tells('form', { type: 'form.done' })
const fills = (values: FormValues) => tells('form', { type: 'form.fill', values })
const shows = (values: FormValues) => tells('preview', { type: 'image.address', address: values.avatar })
const resets = {
  does: ({ stored }) => [fills(stored), forgetsDraft, shows(stored)],
  after: (before, after) => after.typed.phone === before.stored.phone && after.stored === before.stored,
} satisfies SettingsAnswer
/** The values of the form after the settings were read again. Unsaved changes stay. */
function withUnsaved({ stored, typed }: SettingsContext, read: FormValues): FormValues {
  const isUnsaved = ([name, value]: [string, FieldValue]) => stored[name] !== value
  return { ...read, ...Object.fromEntries(Object.entries(typed).filter(isUnsaved)) }
}
const changed: SettingsAnswer = {
  does: (_, { values }) => [shows(values)],
  after: (before, after, { values }) => after.typed === values && after.stored === before.stored,
}
const adopts: NonNullable<SettingsAnswer['after']> = (_, { stored, typed }, { output }) =>
  JSON.stringify(stored) === JSON.stringify(valuesFrom(output)) && typed.phone === stored.phone

export const settingsModel = defineShopModel({
  machine: settingsMachine,
  purpose: 'Contact details, address and notifications: loaded, edited and saved.',
  input: { user: ada, origin: 'https://shop.example' },
  initially: (snapshot) => snapshot.matches('reading'),
  events: [
    { type: 'xstate.done.actor.read', output: storedSettings },
    { type: 'xstate.error.actor.read', error: new Error('unreadable') },
    { type: 'settings.retry' },
    { type: 'form.changed', values: typedValues },
    { type: 'form.submitted', values: typedValues },
    { type: 'settings.reset' },
    { type: 'storage.changed' },
    { type: 'xstate.done.actor.reread', output: changedInOtherTab },
    { type: 'xstate.error.actor.reread', error: new Error('unreadable') },
    { type: 'xstate.after.saving.settings.open.saving.pausing' },
    { type: 'xstate.done.actor.write', output: changedInOtherTab },
    { type: 'xstate.error.actor.write', error: new Error('full') },
    { type: 'xstate.error.actor.write', error: new NotSignedIn() },
  ],
  abstract: ({ stored, typed }) => [stored.phone, typed.phone],
  answers: {
    reading: {
      'xstate.done.actor.read': { to: 'open.filling', after: adopts },
      'xstate.error.actor.read': 'unreadable',
      'storage.changed': 'reading',
    },
    unreadable: { 'settings.retry': 'reading' },
    open: {
      'form.submitted': {
        to: 'open.saving.pausing',
        after: (before, after, { values }) => after.typed === values && after.stored === before.stored,
      },
    },
    'open.filling': {
      'form.changed': changed,
      'settings.reset': resets,
      'storage.changed': 'open.refreshing',
    },
    'open.refreshing': {
      'form.changed': changed,
      'settings.reset': resets,
      'xstate.done.actor.reread': {
        to: 'open.filling',
        does: (before, { output }) => {
          const values = withUnsaved(before, valuesFrom(output))
          return [fills(values), shows(values)]
        },
        after: (before, { stored, typed }, { output }) =>
          isSameData(stored, valuesFrom(output)) && isSameData(typed, withUnsaved(before, stored)),
      },
      'xstate.error.actor.reread': 'open.filling',
      'storage.changed': 'open.refreshing',
    },
    'open.saving.pausing': { 'xstate.after.saving.settings.open.saving.pausing': 'open.saving.writing' },
    'open.saving.writing': {
      'xstate.done.actor.write': {
        to: 'open.filling',
        does: (_, { output }) => [
          forgetsDraft,
          fills(valuesFrom(output)),
          shows(valuesFrom(output)),
          tells('shop', { type: 'store.changed', store: 'user' }),
          says('success', 'settingsUpdated'),
        ],
        after: adopts,
      },
      'xstate.error.actor.write': [
        {
          when: wasSignedOut,
          to: 'open.filling',
          does: [releasesForm, ...signedOutEffects],
        },
        { to: 'open.notSaved', does: [releasesForm, says('error', 'settingsFailed')] },
      ],
    },
    'open.notSaved': { 'form.changed': changed, 'settings.reset': { ...resets, to: 'open.filling' } },
  },
  tags: {
    reading: ['loading'],
    unreadable: ['unreadable'],
    'open.saving': ['busy', 'saving'],
    'open.notSaved': ['notSaved'],
  },
  delays: { saving: 500 },
  invariants: {
    'a write has the stored and the typed values': (snapshot) => {
      const { user, stored, typed } = snapshot.context
      const input = inputOf(snapshot, 'write')
      return (
        input === undefined ||
        JSON.stringify(input) === JSON.stringify({ user, before: stored, after: typed })
      )
    },
  },
  acceptedMutants: {
    'open: form.submitted → open.saving: with reenter':
      'starts the form again, whose values this model does not contain',
  },
})
