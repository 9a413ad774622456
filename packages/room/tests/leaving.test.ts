// @vitest-environment jsdom
import { act, findByRole, findByText } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { openPage } from '../src/page/open-page.ts'
import { createPair } from './connected.ts'
import { lampMachine } from './lamp.ts'
// Prepares jsdom for the views of the room.
import './show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Dispatches the event that a browser dispatches when it leaves a page, or returns to it from its back/forward cache. */
function transition(type: 'pagehide' | 'pageshow', persisted: boolean): Promise<void> {
  return act(() => {
    window.dispatchEvent(Object.assign(new Event(type), { persisted }))
    return Promise.resolve()
  })
}

function openLamp() {
  const { application, room, sent } = createPair()
  const { inspect, close } = openRoom({ channel: application, name: 'Lamps' })
  const lamp = createActor(lampMachine, { inspect }).start()
  const end = () => {
    close()
    lamp.stop()
  }
  return { application, room, sent, end }
}

test('the page of the room leaves the application when it is closed, and connects again when it returns', async () => {
  vi.stubGlobal('indexedDB', undefined)
  document.body.innerHTML = '<div id="room"></div>'
  const { application, room, end } = openLamp()
  const received: string[] = []
  application.listen(({ kind }) => received.push(kind))
  await openPage(room, { onLost: () => () => undefined })
  await findByRole(document.body, 'link', { name: /^lamp/ })
  await transition('pagehide', true)
  await expect.poll(() => received).toContain('leave')
  received.splice(0)
  await transition('pageshow', true)
  await findByRole(document.body, 'link', { name: /^lamp/ })
  expect(received).toContain('attach')
  await transition('pagehide', false)
  end()
})

test('an application says that it has gone when its page is left, and announces itself when the page returns', async () => {
  const { sent, end } = openLamp()
  const news = () => sent.splice(0).flatMap(({ kind }) => (kind === 'here' || kind === 'gone' ? [kind] : []))
  expect(news()).toEqual(['here'])
  await transition('pageshow', false)
  expect(news()).toEqual([])
  await transition('pagehide', true)
  expect(news()).toEqual(['gone'])
  await transition('pageshow', true)
  expect(news()).toEqual(['here'])
  end()
  expect(news()).toEqual(['gone'])
  await transition('pagehide', true)
  expect(news()).toEqual([])
})

test('the page of the room says why an application may have no actors', async () => {
  vi.stubGlobal('indexedDB', undefined)
  document.body.innerHTML = '<div id="room"></div>'
  const { application, room } = createPair()
  const { close } = openRoom({ channel: application })
  await openPage(room, { onLost: () => () => undefined })
  await findByText(document.body, /^No actors have been found\./)
  await transition('pagehide', false)
  close()
})
