import { expect, it } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import { StorageError } from '../../machines/domain/errors.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { storageWith } from '../../machines/storage/storage.effects.ts'
import type { storageMachine } from '../../machines/storage/storage.machine.ts'
import { eventually, waitFor } from '../wait.ts'

it('reports whether data is stored beyond this visit, and opens the database again on request', async () => {
  const storage = createFakeStorage({ kind: 'memory', why: 'newer' })
  const actor = createActor(storageWith(fakePorts({ storage }))).start()
  await waitFor(actor, (snapshot) => snapshot.hasTag('notPersistent'))
  expect(actor.getSnapshot().context.why).toBe('newer')
  storage.status = { kind: 'persistent' }
  actor.send({ type: 'storage.reopen' })
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'persistent' }))
})

it('opens although old records cannot be removed, and logs that', async () => {
  const ports = fakePorts()
  ports.storage.transact = () => Promise.reject(new StorageError('failed', 'The records cannot be read'))
  const actor = createActor(storageWith(ports)).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ place: 'persistent' }))
  await eventually(() =>
    expect(ports.log.entries).toEqual([
      {
        level: 'error',
        text: 'Old records of applied changes could not be removed',
        facts: { error: expect.any(StorageError) },
      },
    ]),
  )
})

it('receives from the shop the reason why the database was lost', async () => {
  const ports = fakePorts()
  const shop = openShop(ports).start()
  const storage: ActorRefFrom<typeof storageMachine> = shop.system.get('storage')
  await waitFor(storage, (snapshot) => snapshot.matches({ place: 'persistent' }))
  ports.storage.tell({ type: 'storage.lost', why: 'newer' })
  expect(storage.getSnapshot().context.why).toBe('newer')
  shop.stop()
})
