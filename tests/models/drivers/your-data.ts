import { ada } from '../../../machines/fixtures/examples.ts'
import { backupOf } from '../../../machines/your-data/backup.ts'
import { BackupRefused } from '../../../machines/your-data/read-backup.ts'
import { yourDataModel } from '../../../machines/your-data/your-data.model.ts'
import { yourDataTexts } from '../../../src/i18n/en/settings.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, named, toast } from '../locators.ts'

type DataMove = Move<typeof yourDataModel.machine>
type Snapshot = Parameters<NonNullable<DataMove['when']>>[0]

const words = yourDataTexts.en
const nothing = { cart: [], wishlist: [], orders: [], paymentMethods: [], recentlyViewed: [], drafts: {} }
const backup = backupOf(ada, nothing, 0, [])
const file = new Blob(['{}'])
const chooser = { label: words.import }
const isResting = (snapshot: Snapshot) => snapshot.matches('resting')
const isPreviewing = (snapshot: Snapshot) => snapshot.hasTag('previewing')
const orders = 'store:orders'

const imports = (mode: 'merge' | 'replace'): DataMove => ({
  events: [{ type: 'data.import', mode }],
  when: isPreviewing,
  async how({ visitor, world }) {
    world.gate(orders).hold()
    await visitor.click(button(words[mode]))
  },
})

const fails = (actor: string): DataMove => ({
  events: [{ type: `xstate.error.actor.${actor}`, error: new Error('full') }],
  async how({ world }) {
    await world.gate(orders).refuse('full')
    await world.gate(orders).open()
  },
})

export const yourDataDriver = defineDriver({
  model: yourDataModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    await visitor.open('/profile/settings')
  },
  moves: [
    {
      events: [{ type: 'data.export' }],
      when: isResting,
      async how({ visitor, world }) {
        world.gate(orders).hold()
        await visitor.click(button(words.export))
      },
    },
    {
      events: [{ type: 'xstate.done.actor.save', output: undefined }],
      async how({ visitor, world }) {
        await world.gate(orders).open()
        await visitor.sees(toast('Your data was saved to a file'))
      },
    },
    fails('save'),
    {
      events: [
        { type: 'data.chosen', file },
        { type: 'xstate.done.actor.read', output: backup },
      ],
      when: isResting,
      how: ({ visitor }) => visitor.upload(chooser, { name: 'mine.json', content: JSON.stringify(backup) }),
    },
    {
      events: [
        { type: 'data.chosen', file },
        { type: 'xstate.error.actor.read', error: new BackupRefused('notJson') },
      ],
      when: isResting,
      how: ({ visitor }) => visitor.upload(chooser, { name: 'other.json', content: 'not at all' }),
    },
    imports('merge'),
    imports('replace'),
    {
      events: [{ type: 'data.dropped' }],
      when: isPreviewing,
      how: ({ visitor }) => visitor.click(button(words.cancel)),
    },
    {
      events: [{ type: 'xstate.done.actor.import', output: undefined }],
      async how({ visitor, world }) {
        await world.gate(orders).open()
        await visitor.sees(toast('Your data was imported'))
      },
    },
    fails('import'),
    {
      events: [{ type: 'account.delete.ask' }],
      when: isResting,
      how: ({ visitor }) => visitor.click(button(words.delete)),
    },
    {
      events: [{ type: 'account.delete.cancel' }],
      when: (snapshot) => snapshot.hasTag('asking'),
      how: ({ visitor }) => visitor.click(button(words.keep)),
    },
    {
      events: [{ type: 'account.delete.confirm' }],
      when: (snapshot) => snapshot.hasTag('asking'),
      async how({ visitor, world }) {
        world.gate(orders).hold()
        await visitor.click(button(words.confirm))
      },
    },
    {
      events: [{ type: 'xstate.done.actor.erase', output: undefined }],
      how: ({ world }) => world.gate(orders).open(),
    },
    fails('erase'),
  ],
  shows: {
    async resting({ visitor }, snapshot) {
      await visitor.misses(named('dialog'), named('alertdialog'))
      await visitor.sees(button(words.export))
      const problem = snapshot.context.refusal?.problem ?? 'notJson'
      await visitor.counts(alert(words.refusals[problem]), snapshot.hasTag('refused') ? 1 : 0)
      await visitor.counts(alert(words.notRead), snapshot.hasTag('notRead') ? 1 : 0)
      await visitor.counts(alert(words.notSaved), snapshot.hasTag('notSaved') ? 1 : 0)
    },
    reading: ({ visitor }) => visitor.misses(named('dialog', words.preview)),
    exporting: ({ visitor }) => visitor.misses(alert(words.notRead)),
    previewing: ({ visitor }) => visitor.sees(named('dialog', words.preview), button(words.merge)),
    importing: ({ visitor }) => visitor.sees(named('dialog', words.importing)),
    asking: ({ visitor }) => visitor.sees(named('alertdialog', words.question)),
    erasing: ({ visitor }) => visitor.sees(named('dialog', words.erasing)),
    async erased({ visitor, world }) {
      await visitor.sees(toast('Your account was deleted'))
      await visitor.isAt('/')
      if ((await world.stored('registeredUsers')).length > 0) throw new Error('The account is still there.')
    },
  },
})
