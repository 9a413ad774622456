// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openRoom } from '../src/application/open-room.ts'
import { scenarioUrl } from '../src/browser/scenario-url.ts'
import { connect, createPair } from './connected.ts'
import { showRoom } from './show.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

interface World {
  stored: string[]
}

const scenario = {
  id: 'full cart',
  label: () => 'A full cart',
  path: '/cart?from=mail',
  prepare: async ({ stored }: World) => void stored.push('a line'),
}

function opened(enabled = true) {
  const world: World = { stored: [] }
  const { application, room } = createPair()
  return {
    world,
    room,
    application: openRoom({ channel: application, world, scenarios: [scenario], enabled }),
  }
}

test('a link opens the application at the path of its scenario, and the application prepares it', async () => {
  showRoom({ selection: {}, registry: { scenarios: [scenario] }, ports: { scenarioAddress: scenarioUrl } })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'A full cart' })
  expect(link.href).toBe(`${location.origin}/cart?from=mail&scenario=full+cart`)
  history.replaceState(null, '', link.href)
  const { application, world } = opened()
  await application.prepare()
  expect(world.stored).toEqual(['a line'])
})

test('prepares nothing if the URL names no scenario, or if rooms cannot connect', async () => {
  const { application, world } = opened()
  await application.prepare()
  history.replaceState(null, '', scenarioUrl(scenario))
  const disabled = opened(false)
  await disabled.application.prepare()
  expect([world.stored, disabled.world.stored]).toEqual([[], []])
})

test("sends the paths of an application's scenarios to a room", async () => {
  const { room } = opened()
  const link = await connect(room)
  expect((await link.ask('about.application', 'en')).scenarios).toEqual([
    { id: 'full cart', label: 'A full cart', path: '/cart?from=mail' },
  ])
})
