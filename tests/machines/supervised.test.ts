import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { shopInput, shopWith } from '../../machines/shop/shop.effects.ts'

it('restarts an actor that fails at its start a limited number of times, while the others keep running', () => {
  const ports = fakePorts()
  const firstStep = new Error('The very first step fails.')
  let starts = 0
  const broken = setup({}).createMachine({
    context: () => {
      starts += 1
      throw firstStep
    },
  })
  const logic = shopWith(ports).provide({ actors: { theme: broken as never } })
  const shop = createActor(logic, { systemId: 'shop', input: shopInput(ports, 'admin') }).start()
  expect(starts).toBe(6)
  expect(ports.log.entries).toHaveLength(5)
  for (const { facts } of ports.log.entries) expect(facts).toEqual({ error: firstStep })
  expect(shop.getSnapshot().status).toBe('active')
  expect(shop.getSnapshot().children.cart?.getSnapshot().status).toBe('active')
  shop.stop()
})
