// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { rememberedBreakpoints } from '../src/browser/remembered-breakpoints.ts'
import { breakpointOf } from '../src/machines/breakpoints.ts'
import { relayOf } from '../src/xstate5-host.ts'
import { connect, createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'

const onPress = breakpointOf('event', 'lamp', 'press')

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Starts a lamp in a page that had breakpoints before it was reloaded, and presses it. */
async function startedAfterReload() {
  rememberedBreakpoints.save([onPress])
  const { application, room } = createPair()
  const { inspect, prepare, close } = openRoom({ channel: application })
  await prepare()
  const lamp = createActor(lampMachine, { inspect }).start()
  closing.push(close, () => lamp.stop())
  lamp.send({ type: 'press' })
  return { lamp, room }
}

const banner = () => document.querySelector('.sc-room-held-banner')?.shadowRoot

test('after a reload, an application is paused at a breakpoint before a room connects, until a room resumes it', async () => {
  const { lamp, room } = await startedAfterReload()
  expect(lamp.getSnapshot().value).toBe('off')
  const link = await connect(room)
  expect(await link.ask('breakpoints.view')).toMatchObject({ breakpoints: [onPress], waiting: 1 })
  await link.ask('breakpoints.release')
  expect(lamp.getSnapshot().matches('on')).toBe(true)
})

test('breakpoints from before a reload end when the first room leaves, and stay stored for the next one', async () => {
  const { lamp, room } = await startedAfterReload()
  const link = await connect(room)
  link.close()
  await expect.poll(() => lamp.getSnapshot().matches('on')).toBe(true)
  lamp.send({ type: 'press' })
  expect(lamp.getSnapshot().value).toBe('off')
  expect(rememberedBreakpoints.read()).toEqual([onPress])
})

test.each([
  ['en', 'The machine room has paused this application.', 'Resume'],
  ['fr', 'La salle des machines', 'Reprendre'],
])(
  'a paused application without a framework shows a banner that resumes it (%s)',
  async (language, text, label) => {
    vi.stubGlobal('navigator', { languages: [language] })
    const { lamp } = await startedAfterReload()
    await expect.poll(() => banner()?.textContent).toContain(text)
    const button = banner()?.querySelector('button')
    expect(button?.textContent).toBe(label)
    button?.click()
    expect(lamp.getSnapshot().matches('on')).toBe(true)
    expect(banner()).toBeUndefined()
  },
)

test('the button of the banner restores the system if the last breakpoint was removed while the application was paused', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  const { lamp, room } = await startedAfterReload()
  const link = await connect(room)
  const { deliver } = relayOf(lamp.system)
  await link.ask('breakpoints.remove', onPress.id)
  expect(relayOf(lamp.system).deliver).toBe(deliver)
  await expect.poll(() => banner()?.querySelector('button')).toBeTruthy()
  banner()?.querySelector('button')?.click()
  expect(relayOf(lamp.system).deliver).not.toBe(deliver)
  expect(lamp.getSnapshot().matches('on')).toBe(true)
})
