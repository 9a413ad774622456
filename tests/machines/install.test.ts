import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { installWith } from '../../machines/install/install.effects.ts'
import { waitFor } from '../wait.ts'

it('offers to install as long as the browser lets itself be asked, and asks it', async () => {
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
  expect(installation.asked).toBe(1)
})
