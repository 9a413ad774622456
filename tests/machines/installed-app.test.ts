import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { installWith } from '../../machines/install/install.effects.ts'
import { updateWith } from '../../machines/update/update.effects.ts'
import { eventually, nextTurn, waitFor } from '../wait.ts'

it('offers to install while the browser allows it, and asks the browser', async () => {
  const { installation } = fakePorts()
  const install = createActor(installWith({ installation })).start()
  expect(install.getSnapshot().hasTag('offered')).toBe(false)
  installation.setPossible(true)
  expect(install.getSnapshot().hasTag('offered')).toBe(true)
  installation.setPossible(false)
  expect(install.getSnapshot().hasTag('offered')).toBe(false)
  installation.setPossible(true)
  install.send({ type: 'install.ask' })
  await waitFor(install, (snapshot) => snapshot.matches('impossible'))
  expect(installation.promptCount).toBe(1)
})

function openUpdate(ports: FakePorts) {
  return createActor(updateWith(ports)).start()
}

it('offers a new version, and loads it on request', () => {
  const ports = fakePorts()
  const update = openUpdate(ports)
  expect(update.getSnapshot().matches('current')).toBe(true)
  ports.updates.find()
  expect(update.getSnapshot().matches('offered')).toBe(true)
  expect(ports.updates.reloads).toBe(0)
  update.send({ type: 'update.apply' })
  expect(ports.updates.reloads).toBe(1)
})

it('unsubscribes when it is stopped', async () => {
  const ports = fakePorts()
  const update = openUpdate(ports)
  await eventually(() => expect(ports.updates.watchers()).toBe(1))
  update.stop()
  await eventually(() => expect(ports.updates.watchers()).toBe(0))
})

it('logs that updates cannot be watched, and stops without an error', async () => {
  const ports = fakePorts()
  const error = new Error('There is no worker')
  ports.updates.watch = () => Promise.reject(error)
  const update = openUpdate(ports)
  await eventually(() => expect(ports.log.entries).toMatchObject([{ level: 'info', facts: { error } }]))
  update.stop()
  await nextTurn()
})
