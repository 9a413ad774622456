import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { storageWith } from '../../machines/storage/storage.effects.ts'
import { waitFor } from '../wait.ts'

it('says whether data is stored beyond this visit, and retries on request', async () => {
  const storage = createFakeStorage({ kind: 'memory', why: 'newer' })
  const actor = createActor(storageWith(fakePorts({ storage }))).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('notPersistent'))
  expect(actor.getSnapshot().context.why).toBe('newer')
  storage.status = { kind: 'persistent' }
  actor.send({ type: 'storage.reopen' })
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'persistent' }))
})
