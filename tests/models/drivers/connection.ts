import { connectionModel } from '../../../machines/connection/connection.model.ts'
import { defineDriver } from '../driver.ts'
import { button, status } from '../locators.ts'

const notice = status('You are offline')

export const connectionDriver = defineDriver({
  model: connectionModel,
  begin: ({ visitor }) => visitor.open('/about'),
  moves: [
    { events: [{ type: 'environment.online', online: true }], how: ({ world }) => world.online(true) },
    { events: [{ type: 'environment.online', online: false }], how: ({ world }) => world.online(false) },
    {
      events: [{ type: 'connection.dismiss' }],
      when: (snapshot) => snapshot.matches({ offline: 'shown' }),
      how: ({ visitor }) => visitor.click(button('Dismiss')),
    },
  ],
  shows: {
    online: ({ visitor }) => visitor.misses(notice),
    'offline.shown': ({ visitor }) => visitor.sees(notice),
    'offline.dismissed': ({ visitor }) => visitor.misses(notice),
  },
})

/** A visitor who opens the shop offline sees the notice immediately. */
export const offlineDriver = defineDriver({
  ...connectionDriver,
  input: { online: false },
  async begin({ visitor, world }) {
    await world.online(false)
    await visitor.open('/about')
  },
})
