import { installModel } from '../../../machines/install/install.model.ts'
import { appUpdateTexts } from '../../../src/i18n/en/notices.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, field, header } from '../locators.ts'
import type { Scene } from '../scene.ts'

const offer = button(appUpdateTexts.en.install, header)

/** An answered offer disappears, and may close the panel that contained it. */
async function openAgain({ visitor }: Scene): Promise<void> {
  await visitor.misses(offer)
  await visitor.press('Escape')
  await openPanel({ visitor })
}

async function openPanel({ visitor }: Pick<Scene, 'visitor'>): Promise<void> {
  await visitor.click(button('Preferences', header))
  await visitor.sees(field('Theme', header))
}

const offers = (possible: boolean): Move<typeof installModel.machine> => ({
  events: [{ type: 'install.possible', possible }],
  how: ({ world }) => world.offersInstallation(possible),
})

export const installDriver = defineDriver({
  model: installModel,
  async begin({ visitor, world }) {
    world.gate('installation').hold()
    await visitor.open('/about')
    await openPanel({ visitor })
  },
  moves: [
    offers(true),
    offers(false),
    { events: [{ type: 'install.ask' }], how: ({ visitor }) => visitor.click(offer) },
    {
      events: [{ type: 'xstate.done.actor.ask', output: undefined }],
      async how(scene) {
        await scene.world.gate('installation').pass()
        await openAgain(scene)
      },
    },
    {
      events: [{ type: 'xstate.error.actor.ask', error: new Error('refused') }],
      async how(scene) {
        await scene.world.gate('installation').refuse()
        await openAgain(scene)
      },
    },
  ],
  shows: {
    impossible: ({ visitor }) => visitor.misses(offer),
    possible: ({ visitor }) => visitor.sees(offer),
    asking: ({ visitor }) => visitor.sees(offer),
  },
})
