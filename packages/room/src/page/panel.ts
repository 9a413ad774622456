import { createLayouter, type LayouterOptions } from '@statecart/chart/browser'
import { clock } from '../browser/page.ts'
import type { Tabs } from '../link/tabs.ts'
import { showRoom } from '../show-room.tsx'
import { scriptAddress } from './trusted-address.ts'
import './tokens.css'
import './page.css'
import './panel.css'

export interface Panel {
  /** The tab in which the panel is shown. */
  tabs: Tabs
  /** Called when the panel's own button closes it. */
  leave(): void
  /** The worker for layouts; without it, the one beside this file. */
  worker?: LayouterOptions['worker'] | undefined
}

/** This file is loaded by its address and lies beside the others of the page, so a bundler must not resolve what is relative to it. */
const here = import.meta.url

/** What happens in the panel is not told to the application's page, which may have shortcuts, focus traps and menus that any click closes. */
const ownEvents = [
  ...['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'change', 'submit', 'copy', 'cut', 'paste'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchmove', 'touchend', 'focusin', 'focusout'],
]

/** Shows the room beside the application, in a shadow root of its page; returns how to close it. */
export async function openPanel({ tabs, leave, worker }: Panel): Promise<() => void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(await styles())
  const host = document.createElement('statecart-room')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [sheet]
  const place = document.createElement('div')
  place.className = 'sc-room-beside sc-room-panel'
  shadow.append(place)
  for (const type of ownEvents) host.addEventListener(type, (event) => event.stopPropagation())
  // In the top layer no stacking order and no transformed ancestor of the application matters.
  host.popover = 'manual'
  document.body.append(host)
  host.showPopover()
  const { layoutsOf, close } = createLayouter({
    worker: worker ?? scriptAddress(new URL('layout-worker.js', here)),
  })
  const hide = await showRoom({
    place,
    tabs,
    leave,
    layOut: layoutsOf,
    language: (navigator.languages[0] ?? 'en').slice(0, 2),
    clock,
    path: new URL('.', here).pathname,
    home: location.pathname,
  })
  return () => {
    hide()
    close()
    host.remove()
  }
}

/** In a shadow root `rem` would be the size that the application gives its root element: the panel has the usual size of browsers. */
async function styles(): Promise<string> {
  const response = await fetch(new URL('assets/style.css', here))
  if (!response.ok) throw new Error(`The style sheet of the machine room was not found at ${response.url}.`)
  const text = await response.text()
  return text.replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`)
}
