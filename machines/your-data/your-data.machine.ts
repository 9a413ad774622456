import { assign, sendTo, setup } from 'xstate'
import { say } from '../domain/notice.ts'
import type { User } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices, toShop } from '../ports/system.ts'
import type { Backup } from './backup.ts'
import { BackupRefused } from './read-backup.ts'

export type ImportMode = 'merge' | 'replace'

export interface YourDataContext {
  user: User
  backup: Backup | undefined
  mode: ImportMode
  refusal: BackupRefused | undefined
}

export type YourDataEvent =
  | { type: 'data.export' }
  | { type: 'data.chosen'; file: Blob }
  | { type: 'data.import'; mode: ImportMode }
  | { type: 'data.dropped' }
  | { type: 'account.delete.ask' }
  | { type: 'account.delete.cancel' }
  | { type: 'account.delete.confirm' }

/** All data of an account: exported to a file, imported again, or erased with the account. */
export const yourDataMachine = setup({
  types: {
    context: {} as YourDataContext,
    events: {} as YourDataEvent,
    input: {} as { user: User },
    tags: {} as
      | 'saving'
      | 'importing'
      | 'erasing'
      | 'previewing'
      | 'asking'
      | 'refused'
      | 'notRead'
      | 'notSaved',
  },
  actors: {
    save: port<void, { user: User }>('saving the data to a file'),
    read: port<Backup, { file: Blob }>('reading a file'),
    import: port<void, { user: User; backup: Backup | undefined; mode: ImportMode }>('importing data'),
    erase: port<void, { user: User }>('erasing an account'),
  },
  actions: {
    ...signedOutActions<YourDataContext, YourDataEvent>(),
    setBackup: assign((_, { backup }: { backup: Backup }) => ({ backup })),
    choose: assign((_, { mode }: { mode: ImportMode }) => ({ mode })),
    forget: assign({ backup: undefined, refusal: undefined }),
    setRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: error instanceof BackupRefused ? error : new BackupRefused('notJson'),
    })),
    tellCart: sendTo(toShop, { type: 'store.changed', store: 'cart' }),
    tellWishlist: sendTo(toShop, { type: 'store.changed', store: 'wishlist' }),
    tellOrders: sendTo(toShop, { type: 'store.changed', store: 'orders' }),
    tellPreferences: sendTo(toShop, { type: 'store.changed', store: 'preferences' }),
    tellSettings: sendTo(toShop, { type: 'store.changed', store: 'settings' }),
    tellSession: sendTo(toShop, { type: 'store.changed', store: 'user' }),
    sayExported: sendTo(toNotices, say('success', 'dataExported')),
    sayImported: sendTo(toNotices, say('success', 'dataImported')),
    sayRefused: sendTo(toNotices, say('error', 'dataRefused')),
    sayErased: sendTo(toNotices, say('success', 'accountDeleted')),
  },
  guards: { isNotSignedIn },
}).createMachine({
  id: 'yourData',
  context: ({ input }) => ({ ...input, backup: undefined, mode: 'merge', refusal: undefined }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'quiet',
      states: {
        quiet: {},
        refused: { tags: ['refused'] },
        /** The records could not be read, so there is no file. */
        notRead: { tags: ['notRead'] },
        /** The import or the deletion failed, and nothing was changed. */
        notSaved: { tags: ['notSaved'] },
      },
      on: {
        'data.export': 'exporting',
        'data.chosen': 'reading',
        'account.delete.ask': 'asking',
      },
    },
    exporting: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { user } }) => ({ user }),
        onDone: { target: 'resting', actions: 'sayExported' },
        onError: 'resting.notRead',
      },
    },
    reading: {
      entry: 'forget',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ event }) => ({ file: event.type === 'data.chosen' ? event.file : new Blob() }),
        onDone: {
          target: 'previewing',
          actions: { type: 'setBackup', params: ({ event }) => ({ backup: event.output }) },
        },
        onError: { target: 'resting.refused', actions: [withEvent('setRefusal'), 'sayRefused'] },
      },
    },
    previewing: {
      tags: ['previewing'],
      on: {
        'data.import': { target: 'importing', actions: withEvent('choose') },
        'data.dropped': { target: 'resting', actions: 'forget' },
      },
    },
    importing: {
      tags: ['importing', 'saving'],
      exit: 'forget',
      invoke: {
        id: 'import',
        src: 'import',
        input: ({ context: { user, backup, mode } }) => ({ user, backup, mode }),
        onDone: {
          target: 'resting',
          actions: [
            'tellCart',
            'tellWishlist',
            'tellOrders',
            'tellPreferences',
            'tellSettings',
            'sayImported',
          ],
        },
        onError: [
          {
            guard: withEvent('isNotSignedIn'),
            target: 'resting',
            actions: ['rereadSession', 'sayNotSignedIn'],
          },
          { target: 'resting.notSaved', actions: 'sayRefused' },
        ],
      },
    },
    asking: {
      tags: ['asking'],
      on: { 'account.delete.cancel': 'resting', 'account.delete.confirm': 'erasing' },
    },
    erasing: {
      tags: ['erasing', 'saving'],
      invoke: {
        id: 'erase',
        src: 'erase',
        input: ({ context: { user } }) => ({ user }),
        onDone: { target: 'erased', actions: ['sayErased', 'tellSession'] },
        onError: [
          {
            guard: withEvent('isNotSignedIn'),
            target: 'resting',
            actions: ['rereadSession', 'sayNotSignedIn'],
          },
          'resting.notSaved',
        ],
      },
    },
    /** The session machine finds no signed-in user, and redirects. */
    erased: { tags: ['erasing'] },
  },
})
