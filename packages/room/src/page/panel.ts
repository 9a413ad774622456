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
  /** Called when the user closes the panel with its button. */
  leave(): void
  /** The layout worker. The default is the one in the same folder as this file. */
  worker?: LayouterOptions['worker'] | undefined
}

/**
 * A variable, so that the bundler does not resolve URLs relative to this file: it is loaded by its URL and is in the same
 * folder as the other files of the page.
 */
const here = import.meta.url

/**
 * Events in the panel do not reach the application's page, which may have shortcuts, focus traps, and menus that any click
 * closes.
 */
const ownEvents = [
  ...['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'change', 'submit', 'copy', 'cut', 'paste'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu', 'wheel'],
  ...['touchstart', 'touchmove', 'touchend', 'focusin', 'focusout'],
]

/** Shows the room next to the application, in a shadow root of its page. Returns a function that closes it. */
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
  // The top layer does not depend on the stacking order or on transformed ancestors in the application.
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
    takesFocus: true,
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

/**
 * Converts `rem` to pixels at the default size of browsers, because `rem` in a shadow root depends on the application's
 * root element.
 */
async function styles(): Promise<string> {
  const response = await fetch(new URL('assets/style.css', here))
  if (!response.ok) throw new Error(`The style sheet of the machine room was not found at ${response.url}.`)
  const text = await response.text()
  return text.replace(/(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`)
}
