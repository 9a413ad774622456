import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada } from '../../../machines/fixtures/examples.ts'
import { settingsModel } from '../../../machines/settings/settings.model.ts'
import { valuesFrom } from '../../../machines/settings/settings-form.ts'
import { settingsTexts } from '../../../src/i18n/en/settings.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, text, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

type SettingsMove = Move<typeof settingsModel.machine>
type Snapshot = Parameters<NonNullable<SettingsMove['when']>>[0]

const words = settingsTexts.en
const phone = field(words.fields.phone)
const asStored = { ...defaultSettings(ada), phone: '555 0100' }
const elsewhere = { ...asStored, phone: '555 0123' }
const typed = { ...valuesFrom(asStored), phone: '555 0199' }
const isOpen = (snapshot: Snapshot) => snapshot.matches('open')
const isFree = (snapshot: Snapshot) => isOpen(snapshot) && !snapshot.hasTag('busy')
const isTouched = ({ context }: Snapshot) => context.stored.phone !== context.typed.phone

async function finds({ world }: Scene, settings: typeof asStored): Promise<void> {
  await world.stores('settings', { ...settings, owner: ada.id })
  await world.gate('store:settings').pass()
}

export const settingsDriver = defineDriver({
  model: settingsModel,
  async begin({ visitor, world }) {
    await world.signsIn(ada)
    world.gate('store:settings').hold()
    await visitor.open('/profile/settings')
  },
  moves: [
    {
      events: [{ type: 'xstate.done.actor.read', output: asStored }],
      how: (scene) => finds(scene, asStored),
    },
    {
      events: [{ type: 'xstate.error.actor.read', error: new Error('unreadable') }],
      how: ({ world }) => world.gate('store:settings').refuse(),
    },
    {
      events: [{ type: 'settings.retry' }],
      when: (snapshot) => snapshot.hasTag('unreadable'),
      how: ({ visitor }) => visitor.click(button(words.retry)),
    },
    {
      events: [{ type: 'form.changed', values: typed }],
      when: isFree,
      how: ({ visitor }) => visitor.fill(phone, '555 0199'),
    },
    {
      events: [{ type: 'form.submitted', values: typed }],
      when: (snapshot) => isFree(snapshot) && snapshot.context.typed.phone === '555 0199',
      how: ({ visitor }) => visitor.click(button(words.save)),
    },
    {
      events: [{ type: 'settings.reset' }, { type: 'form.changed', values: valuesFrom(asStored) }],
      when: (snapshot) =>
        isFree(snapshot) && isTouched(snapshot) && snapshot.context.stored.phone === '555 0100',
      how: ({ visitor }) => visitor.click(button(words.discard)),
    },
    {
      events: [{ type: 'storage.changed' }],
      when: (snapshot) =>
        snapshot.matches('reading') ||
        snapshot.matches({ open: 'refreshing' }) ||
        snapshot.matches({ open: 'filling' }),
      how: ({ world }) => world.reportsChange('settings'),
    },
    {
      events: [{ type: 'xstate.done.actor.reread', output: elsewhere }],
      how: (scene) => finds(scene, elsewhere),
    },
    {
      events: [{ type: 'xstate.error.actor.reread', error: new Error('unreadable') }],
      how: ({ world }) => world.gate('store:settings').refuse(),
    },
    {
      events: [{ type: 'xstate.after.saving.settings.open.saving.pausing' }],
      how: ({ world }) => world.waits(500),
    },
    {
      events: [{ type: 'xstate.done.actor.write', output: { ...asStored, phone: '555 0199' } }],
      async how({ visitor, world }) {
        await world.gate('store:settings').pass()
        await visitor.sees(toast('Settings updated successfully'))
      },
    },
    {
      events: [{ type: 'xstate.error.actor.write', error: new Error('full') }],
      async how({ visitor, world }) {
        await world.gate('store:settings').refuse('full')
        await visitor.sees(toast('Failed to update settings'))
      },
    },
  ],
  shows: {
    reading: ({ visitor }) => visitor.misses(phone, alert(words.unreadable)),
    unreadable: ({ visitor }) => visitor.sees(alert(words.unreadable), button(words.retry)),
    async open({ visitor }, snapshot) {
      const { typed: now } = snapshot.context
      await visitor.holds(phone, String(now.phone))
      await visitor.counts(text(words.unsaved), isFree(snapshot) && isTouched(snapshot) ? 1 : 0)
      await visitor.counts(alert(words.notSaved), snapshot.hasTag('notSaved') ? 1 : 0)
      await visitor.isDisabled(
        button(snapshot.hasTag('busy') ? words.saving : words.save),
        snapshot.hasTag('busy'),
      )
    },
  },
  exceptions: {
    both: {
      'settings.open.saving|form.changed|0': 'what was submitted can only be read while it is saved',
    },
  },
})
