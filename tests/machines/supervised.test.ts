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
  const restarted = 'A part of the shop stopped and was started again'
  const texts = [
    ...Array.from({ length: 5 }, () => restarted),
    'A part of the shop stopped and was not started again',
  ]
  const facts = { error: firstStep }
  expect(ports.log.entries).toEqual(texts.map((text) => ({ level: 'error', text, facts })))
  expect(shop.getSnapshot().status).toBe('active')
  expect(shop.getSnapshot().children.cart?.getSnapshot().status).toBe('active')
  shop.stop()
})
