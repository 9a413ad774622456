import { assign, sendTo, setup } from 'xstate'
import { draftKey, type FormValues, textOf } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { UserSettings } from '../domain/settings.ts'
import type { User } from '../domain/user.ts'
import { type FormChanged, type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { imagePreviewMachine } from '../image-preview/image-preview.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices, toShop } from '../ports/system.ts'
import { valuesFrom, withUnsaved } from './settings-form.ts'

export interface SettingsContext {
  user: User
  /** The origin of this shop. Image addresses of this origin are allowed even without https. */
  origin: string
  /** The settings as they were last read or written. */
  stored: FormValues
  /** The values in the form. */
  typed: FormValues
}

export interface SettingsChange {
  user: User
  before: FormValues
  after: FormValues
}

export type SettingsEvent =
  | FormSubmitted
  | FormChanged
  | { type: 'settings.retry' }
  /** Resets the form to the stored values. */
  | { type: 'settings.reset' }
  | { type: 'storage.changed' }

/** Contact data, address and notification choices: read, edited, saved. */
export const settingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    input: {} as { user: User; origin: string },
    tags: {} as 'loading' | 'busy' | 'saving' | 'notSaved' | 'unreadable',
    children: {} as { form: 'form'; preview: 'preview' },
  },
  actors: {
    form: formMachine,
    preview: imagePreviewMachine,
    read: port<UserSettings, { user: User }>('reading the settings'),
    write: port<UserSettings, SettingsChange>('writing the settings'),
  },
  actions: {
    ...signedOutActions<SettingsContext, SettingsEvent>(),
    adopt: assign((_, { settings }: { settings: UserSettings }) => {
      const values = valuesFrom(settings)
      return { stored: values, typed: values }
    }),
    adoptUnderChanges: assign(({ context }, { settings }: { settings: UserSettings }) => ({
      stored: valuesFrom(settings),
      typed: withUnsaved(context, valuesFrom(settings)),
    })),
    setTyped: assign((_, { values }: { values: FormValues }) => ({ typed: values })),
    discardChanges: assign(({ context }) => ({ typed: context.stored })),
    fill: sendTo('form', ({ context }) => ({ type: 'form.fill' as const, values: context.typed })),
    forgetDraft: sendTo('form', { type: 'form.done' }),
    release: sendTo('form', { type: 'form.release' }),
    showAvatar: sendTo('preview', (_, { values }: { values: FormValues }) => ({
      type: 'image.address' as const,
      address: textOf(values.avatar),
    })),
    /** Makes the session read the user's picture again. */
    tellOfUser: sendTo(toShop, { type: 'store.changed', store: 'user' }),
    saySaved: sendTo(toNotices, say('success', 'settingsUpdated')),
    sayFailed: sendTo(toNotices, say('error', 'settingsFailed')),
  },
  guards: { isNotSignedIn },
  delays: { saving: 500 },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ ...input, stored: {}, typed: {} }),
  initial: 'reading',
  states: {
    reading: {
      tags: ['loading'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ user: context.user }),
        onDone: {
          target: 'open',
          actions: { type: 'adopt', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: 'unreadable',
      },
      on: { 'storage.changed': { target: 'reading', reenter: true } },
    },
    unreadable: { tags: ['unreadable'], on: { 'settings.retry': 'reading' } },
    open: {
      invoke: [
        {
          id: 'preview',
          src: 'preview',
          input: ({ context: { stored, origin } }) => ({ address: textOf(stored.avatar), origin }),
        },
        {
          id: 'form',
          src: 'form',
          input: ({ context: { stored, user, origin } }) => ({
            facts: { origin },
            values: stored,
            draft: { key: draftKey(user.id, 'settings'), owner: user.id },
          }),
        },
      ],
      on: {
        'form.changed': { actions: [withEvent('setTyped'), withEvent('showAvatar')] },
        'form.submitted': { target: '.saving', actions: withEvent('setTyped') },
      },
      initial: 'filling',
      states: {
        filling: {
          on: {
            'settings.reset': { actions: ['discardChanges', 'fill', 'forgetDraft'] },
            /** Another tab, or the former actor of this screen, saved, or a file was imported. */
            'storage.changed': 'refreshing',
          },
        },
        refreshing: {
          invoke: {
            id: 'reread',
            src: 'read',
            input: ({ context }) => ({ user: context.user }),
            onDone: {
              target: 'filling',
              actions: [
                { type: 'adoptUnderChanges', params: ({ event }) => ({ settings: event.output }) },
                'fill',
              ],
            },
            onError: 'filling',
          },
          on: {
            'settings.reset': { actions: ['discardChanges', 'fill', 'forgetDraft'] },
            'storage.changed': { target: 'refreshing', reenter: true },
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          /** Ignores changes while saving, so that the submitted values are written. */
          on: { 'form.changed': {} },
          initial: 'pausing',
          states: {
            pausing: { after: { saving: 'writing' } },
            writing: {
              invoke: {
                id: 'write',
                src: 'write',
                input: ({ context: { user, stored, typed } }) => ({ user, before: stored, after: typed }),
                onDone: {
                  target: '#settings.open.filling',
                  actions: [
                    { type: 'adopt', params: ({ event }) => ({ settings: event.output }) },
                    'forgetDraft',
                    'fill',
                    'tellOfUser',
                    'saySaved',
                  ],
                },
                onError: [
                  {
                    guard: withEvent('isNotSignedIn'),
                    target: '#settings.open.filling',
                    actions: ['release', 'rereadSession', 'sayNotSignedIn'],
                  },
                  { target: '#settings.open.notSaved', actions: ['release', 'sayFailed'] },
                ],
              },
            },
          },
        },
        notSaved: {
          tags: ['notSaved'],
          on: { 'settings.reset': { target: 'filling', actions: ['discardChanges', 'fill', 'forgetDraft'] } },
        },
      },
    },
  },
})
