import { defaultSettings } from '../../../machines/domain/settings.ts'
import { ada, grace } from '../../../machines/fixtures/examples.ts'
import { sessionModel } from '../../../machines/session/session.model.ts'
import { homeTexts } from '../../../src/i18n/en/home.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, header, main, named, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

const picture = '/favicon.svg'
const account = button('Account menu', header)
const entry = (name: string) => named('menuitem', name)

/** Lets the next read of the session return this user, or none. */
async function reads({ world }: Scene, id: string | undefined): Promise<void> {
  if (id) await world.stores('user', { key: 'current', id })
  else await world.deletes('user', 'current')
  await world.gate('store:user').pass()
}

const found = (actor: string): Move[] => [
  {
    events: [{ type: `xstate.done.actor.${actor}`, output: ada }],
    how: (scene) => reads(scene, ada.id),
  },
  {
    events: [{ type: `xstate.done.actor.${actor}`, output: undefined }],
    how: (scene) => reads(scene, undefined),
  },
  {
    events: [{ type: `xstate.error.actor.${actor}`, error: new Error('unreadable') }],
    how: ({ world }) => world.gate('store:user').refuse(),
  },
]

/** A signed-in user is redirected from the sign-in page, which closes its menus. */
async function looksInMenu({ visitor }: Scene, who: string | undefined): Promise<void> {
  if (who) await visitor.sees(title(homeTexts.en.title))
  await visitor.click(account)
  await visitor.counts(entry('Sign In'), who ? 0 : 1)
  await visitor.counts(entry('Sign Out'), who ? 1 : 0)
  if (who) await visitor.sees({ text: who, within: header })
  await visitor.press('Escape')
}

export const sessionDriver = defineDriver({
  model: sessionModel,
  async begin({ visitor, world }) {
    await world.registers(ada)
    await world.registers(grace)
    world.gate('store:user').hold()
    world.gate('store:settings').hold()
    await visitor.open('/login')
  },
  moves: [
    ...found('restore'),
    ...found('reread'),
    {
      events: [{ type: 'session.opened', user: grace }],
      when: (snapshot) => snapshot.matches('signedOut'),
      async how({ visitor, world }) {
        await visitor.click(account)
        await visitor.click(entry('Sign In'))
        await visitor.fill(field('Email'), grace.email)
        await visitor.fill(field('Password'), 'correct horse')
        await visitor.click(button('Sign in', main))
        await world.gate('store:user').pass()
        await visitor.sees(toast('Login successful!'))
      },
    },
    {
      events: [{ type: 'session.signOut' }],
      when: (snapshot) => snapshot.context.user !== undefined,
      async how({ visitor }) {
        await visitor.click(account)
        await visitor.click(entry('Sign Out'))
      },
    },
    { events: [{ type: 'storage.changed' }], how: ({ world }) => world.reportsChange('user') },
    ...[picture, ''].map(
      (avatar): Move => ({
        events: [{ type: 'xstate.done.actor.avatar', output: avatar }],
        async how({ world }, { context: { user } }) {
          await world.stores('settings', { ...defaultSettings(user), avatar, owner: user.id })
          await world.gate('store:settings').pass()
        },
      }),
    ),
    {
      events: [{ type: 'xstate.error.actor.avatar', error: new Error('unreadable') }],
      how: ({ world }) => world.gate('store:settings').refuse(),
    },
    {
      events: [{ type: 'xstate.done.actor.close', output: undefined }],
      async how({ visitor, world }) {
        await world.gate('store:user').pass()
        await visitor.sees(toast('Signed out successfully'))
        await visitor.isAt('/')
      },
    },
    {
      events: [{ type: 'xstate.error.actor.close', error: new Error('full') }],
      async how({ visitor, world }) {
        await world.gate('store:user').refuse('full')
        await visitor.sees(toast('Signing out failed. Please try again.'))
      },
    },
  ],
  shows: {
    '*': (scene, { context: { user } }) => looksInMenu(scene, user?.name),
  },
})
