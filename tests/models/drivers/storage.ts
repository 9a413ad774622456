import { storageModel } from '../../../machines/storage/storage.model.ts'
import { noticeTexts } from '../../../src/i18n/en/notices.ts'
import { defineDriver, type Move } from '../driver.ts'
import { button, status, toast } from '../locators.ts'

const banner = status('Nothing will be kept after this visit')
const quarantined = toast(noticeTexts.en.recordsQuarantined)
const newer = status('belongs to a newer version')
const outcomes = {
  persistent: { kind: 'persistent' },
  denied: { kind: 'memory', why: 'denied' },
  newer: { kind: 'memory', why: 'newer' },
} as const

const opens = (name: 'opening' | 'reopening'): Move[] => [
  ...Object.entries(outcomes).map(
    ([found, output]): Move => ({
      events: [{ type: `xstate.done.actor.${name}`, output }],
      async how({ world }) {
        world.storage(found as keyof typeof outcomes)
        await world.gate('storage').pass()
      },
    }),
  ),
  {
    events: [{ type: `xstate.error.actor.${name}`, error: new Error('no') }],
    how: ({ world }) => world.gate('storage').refuse(),
  },
]

export const storageDriver = defineDriver({
  model: storageModel,
  async begin({ visitor, world }) {
    world.gate('storage').hold()
    await visitor.open('/about')
  },
  moves: [
    ...opens('opening'),
    ...opens('reopening'),
    {
      events: [{ type: 'storage.lost', why: 'denied' }],
      when: (snapshot) => snapshot.matches({ place: 'persistent' }),
      how: ({ world }) => world.losesStorage(),
    },
    {
      events: [{ type: 'storage.quarantined' }],
      when: (snapshot) => snapshot.matches({ place: 'persistent' }),
      how: ({ world }) => world.corruptsRecord(),
    },
    {
      events: [{ type: 'storage.dismiss' }],
      when: (snapshot) => snapshot.matches({ place: { memory: 'shown' } }),
      how: ({ visitor }) => visitor.click(button('Dismiss', banner)),
    },
    {
      events: [{ type: 'storage.reopen' }],
      when: (snapshot) => snapshot.matches({ place: { memory: 'shown' } }),
      how: ({ visitor }) => visitor.click(button('Try again', banner)),
    },
  ],
  shows: {
    'place.opening': ({ visitor }) => visitor.misses(banner),
    'place.persistent': ({ visitor }) => visitor.misses(banner),
    'place.memory.shown': async ({ visitor }, { context: { why } }) => {
      await visitor.sees(banner)
      if (why === 'newer') await visitor.sees(newer)
      else await visitor.misses(newer)
    },
    'place.memory.dismissed': ({ visitor }) => visitor.misses(banner),
    'place.reopening': ({ visitor }) => visitor.sees(banner),
    'records.quarantined': ({ visitor }) => visitor.sees(quarantined),
    'records.complete': ({ visitor }) => visitor.misses(quarantined),
  },
})
