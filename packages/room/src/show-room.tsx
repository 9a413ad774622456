import { type ComponentType, Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { createAbout } from './about/about-source.ts'
import { copyText, files } from './browser/files.ts'
import { createInspectorUrl } from './browser/inspector-url.ts'
import { openMemory } from './browser/memory.ts'
import { pngOf } from './browser/png-of.ts'
import { scenarioUrl } from './browser/scenario-url.ts'
import { takeFocus } from './browser/take-focus.ts'
import { later, onFrame } from './browser/timers.ts'
import { recordTexts } from './i18n/en/record.ts'
import { loadLanguage } from './i18n/languages.ts'
import { spoken, wordsOf } from './i18n/texts.ts'
import { createLayouts, type LayOut } from './layouts/layouts.ts'
import type { Tabs } from './link/tabs.ts'
import { withReplays } from './link/with-replays.ts'
import { noFilters } from './machines/filters.ts'
import type { OpenHere } from './record/player.ts'
import { type Registry, unknownApplication } from './registry.ts'
import { Room } from './room.tsx'
import { RoomProvider } from './room-context.tsx'
import { roomWith } from './room-effects.ts'
import type { RoomPorts } from './room-ports.ts'

export interface ViewOptions {
  /** The element that the room is rendered into. */
  place: HTMLElement
  /** The page's own description of the application. Without it, the room shows the description from the inspected tab. */
  registry?: Registry<never> | undefined
  /** Computes layouts for charts without a layout in the registry. */
  layOut?: LayOut | undefined
  /** The tabs that can be inspected: `ownTab` or `distantTabs`. */
  tabs: Tabs
  /** The language of the application. The room shows English if it does not support this language. */
  language: string
  /** Calls the listener when the application has another language. */
  onLanguage?: ((listener: (language: string) => void) => () => void) | undefined
  clock: { now(): number }
  /** The path of the separate page of the room. */
  path: string
  /** The URL of the application, for a room that finds no open tab of it. Undefined if the application is no page. */
  home: string | undefined
  /** Returns the URL of a scenario. The default is the scenario's path in the application. */
  scenarioAddress?: RoomPorts['scenarioAddress'] | undefined
  /**
   * Closes the room if it is shown next to the application. Without it, the room is a separate page whose URL contains the
   * selection.
   */
  leave?: (() => void) | undefined
  /** Whether the place gets the focus until the room is closed, for a room that the user has just opened. */
  takesFocus?: boolean
  /** Rendered around the room, for example a theme provider. The room is styled with the CSS variables `--sc-*`. */
  frame?: ComponentType<{ children: ReactNode }>
}

/**
 * Renders the room. Returns a function that closes it. `openHere` is for a page whose registry can replay recordings.
 */
export async function showRoom(options: ViewOptions, openHere?: OpenHere): Promise<() => void> {
  const { place, clock, path, home, leave, frame: Frame = Fragment } = options
  const returnFocus = options.takesFocus ? takeFocus(place) : () => undefined
  let language = spoken(options.language)
  // The cast is safe: a fault only receives the `world` of its own application.
  const registry = (options.registry ?? unknownApplication) as Registry
  const [memory] = await Promise.all([openMemory(), loadLanguage(language)])
  const title = wordsOf(recordTexts, language).replay
  const inspectorUrl = createInspectorUrl(path)
  const { close, ...connected } = withReplays(options.tabs, { clock, title })
  const ports: RoomPorts = {
    ...connected,
    registry,
    abouts: createAbout(options.registry, language),
    layouts: createLayouts(options.layOut),
    clock,
    later,
    onFrame,
    files,
    openHere,
    memory,
    copy: copyText,
    picture: pngOf,
    home,
    scenarioAddress: options.scenarioAddress ?? scenarioUrl,
    inspectorUrl: leave
      ? {
          ...inspectorUrl,
          read: () => ({ selection: {}, filters: noFilters }),
          write: () => undefined,
          watch: () => () => undefined,
        }
      : inspectorUrl,
    leave,
    popOut: leave && (() => void window.open(path, '_blank')),
  }
  const room = createActor(roomWith(ports), { input: ports.inspectorUrl.read() }).start()
  const root = createRoot(place)
  const render = (shown: RoomPorts) =>
    root.render(
      <Frame>
        <RoomProvider room={room} ports={shown} language={language}>
          <Room />
        </RoomProvider>
      </Frame>,
    )
  render(ports)
  let isOpen = true
  const stopListening = options.onLanguage?.(async (chosen) => {
    const next = spoken(chosen)
    language = next
    await loadLanguage(next)
    // While the texts were loading, the user may have chosen another language or closed the room.
    if (isOpen && language === next) render({ ...ports, abouts: createAbout(options.registry, next) })
  })
  return () => {
    isOpen = false
    stopListening?.()
    returnFocus()
    root.unmount()
    room.stop()
    // A stopped machine runs no exit actions, so the room's machine does not close its link.
    close()
  }
}
