import { inputOf, tells } from '@statecart/prove'
import { NotSignedIn } from '../domain/errors.ts'
import type { StoreName } from '../domain/stored.ts'
import { ada } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type Backup, backupOf } from './backup.ts'
import { BackupRefused } from './read-backup.ts'
import { yourDataMachine } from './your-data.machine.ts'

const nothing = { cart: [], wishlist: [], orders: [], paymentMethods: [], recentlyViewed: [], drafts: {} }
const backup: Backup = backupOf(ada, nothing, 0, [])
const file = new Blob(['{}'])
const changed = (store: StoreName) => tells('shop', { type: 'store.changed', store })
const isFileForgotten = (_: unknown, context: { backup: unknown; refusal: unknown }) =>
  context.backup === undefined && context.refusal === undefined

export const yourDataModel = defineShopModel({
  machine: yourDataMachine,
  purpose: 'The data of an account: exported as a file, imported, or deleted.',
  input: { user: ada },
  initially: (snapshot) => snapshot.matches('resting'),
  events: [
    { type: 'data.export' },
    { type: 'data.chosen', file },
    { type: 'data.import', mode: 'merge' },
    { type: 'data.import', mode: 'replace' },
    { type: 'data.dropped' },
    { type: 'account.delete.ask' },
    { type: 'account.delete.cancel' },
    { type: 'account.delete.confirm' },
    { type: 'xstate.done.actor.save', output: undefined },
    { type: 'xstate.error.actor.save', error: new Error('unreadable') },
    { type: 'xstate.done.actor.read', output: backup },
    { type: 'xstate.error.actor.read', error: new BackupRefused('broken', 'holdings.cart') },
    { type: 'xstate.error.actor.read', error: new Error('gone') },
    { type: 'xstate.done.actor.import', output: undefined },
    { type: 'xstate.error.actor.import', error: new Error('full') },
    { type: 'xstate.error.actor.import', error: new NotSignedIn() },
    { type: 'xstate.done.actor.erase', output: undefined },
    { type: 'xstate.error.actor.erase', error: new Error('full') },
    { type: 'xstate.error.actor.erase', error: new NotSignedIn() },
  ],
  abstract: ({ backup: read, mode, refusal }) => [read !== undefined, mode, refusal?.problem],
  answers: {
    resting: {
      'data.export': 'exporting',
      'data.chosen': { to: 'reading', after: isFileForgotten },
      'account.delete.ask': 'asking',
    },
    exporting: {
      'xstate.done.actor.save': { to: 'resting.quiet', does: [says('success', 'dataExported')] },
      'xstate.error.actor.save': 'resting.notRead',
    },
    reading: {
      'xstate.done.actor.read': { to: 'previewing', after: (_, after) => after.backup === backup },
      'xstate.error.actor.read': {
        to: 'resting.refused',
        does: [says('error', 'dataRefused')],
        after: (_, { refusal }, { error }) =>
          refusal?.problem === (error instanceof BackupRefused ? error.problem : 'notJson'),
      },
    },
    previewing: {
      'data.import': {
        to: 'importing',
        after: (_, { mode, backup: read }, event) => mode === event.mode && read === backup,
      },
      'data.dropped': { to: 'resting.quiet', after: isFileForgotten },
    },
    importing: {
      'xstate.done.actor.import': {
        to: 'resting.quiet',
        does: [
          changed('cart'),
          changed('wishlist'),
          changed('orders'),
          changed('preferences'),
          changed('settings'),
          says('success', 'dataImported'),
        ],
        after: isFileForgotten,
      },
      'xstate.error.actor.import': [
        { when: wasSignedOut, to: 'resting.quiet', does: signedOutEffects, after: isFileForgotten },
        { to: 'resting.notSaved', does: [says('error', 'dataRefused')], after: isFileForgotten },
      ],
    },
    asking: { 'account.delete.cancel': 'resting.quiet', 'account.delete.confirm': 'erasing' },
    erasing: {
      'xstate.done.actor.erase': { to: 'erased', does: [says('success', 'accountDeleted'), changed('user')] },
      'xstate.error.actor.erase': [
        { when: wasSignedOut, to: 'resting.quiet', does: signedOutEffects },
        'resting.notSaved',
      ],
    },
  },
  tags: {
    'resting.refused': ['refused'],
    'resting.notRead': ['notRead'],
    'resting.notSaved': ['notSaved'],
    previewing: ['previewing'],
    importing: ['importing', 'saving'],
    asking: ['asking'],
    erasing: ['erasing', 'saving'],
    erased: ['erasing'],
  },
  invariants: {
    'the import uses the file and the mode that were shown': (snapshot) => {
      const { user, backup: read, mode } = snapshot.context
      const input = inputOf(snapshot, 'import')
      return input === undefined || JSON.stringify(input) === JSON.stringify({ user, backup: read, mode })
    },
    'a file is in context while it is previewed': ({ value, context }) =>
      value !== 'previewing' || context.backup !== undefined,
    'the mode of the import is merge or replace': ({ context: { mode } }) =>
      ['merge', 'replace'].includes(mode),
    'a refused file has a reason': (snapshot) =>
      !snapshot.hasTag('refused') || snapshot.context.refusal !== undefined,
  },
})
