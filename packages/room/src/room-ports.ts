import type { Abouts } from './about/about-source.ts'
import type { Memory } from './browser/memory.ts'
import type { Layouts } from './layouts/layouts.ts'
import type { Links } from './link/links.ts'
import type { Tabs } from './link/tabs.ts'
import type { Replays } from './link/with-replays.ts'
import type { Filters } from './machines/filters.ts'
import type { Selection, Shown } from './machines/room.ts'
import type { OpenHere } from './record/player.ts'
import type { Registry, Scenario, Subject } from './registry.ts'

/** The browser features that the room needs. */
export interface RoomPorts {
  /** This page's own description of the application, for example how to replay it. */
  registry: Registry
  abouts: Abouts
  layouts: Layouts
  tabs: Tabs
  links: Links
  replays: Replays
  clock: Subject['clock']
  later: Subject['later']
  /** Calls the action before the next paint. Returns a function that cancels it. */
  onFrame(action: (now: number) => void): () => void
  files: {
    save(name: string, content: Blob): void
    /** Resolves to undefined if no file was chosen. */
    pick(accept: string): Promise<string | undefined>
  }
  /** Undefined in a page that has no registry of its own, so that its bundle does not contain the host. */
  openHere: OpenHere | undefined
  memory: Memory
  /** The selection and the filters in the room's own URL. */
  inspectorUrl: {
    read(): Shown
    write(shown: Shown): void
    /** Returns the full URL that opens a room with this selection and these filters. */
    of(selection: Selection, filters?: Filters): string
    watch(listener: (shown: Shown) => void): () => void
  }
  /** The URL of the application. Undefined if it is no page, but a process. */
  home: string | undefined
  /** Returns the URL that opens an application in a scenario. */
  scenarioAddress(scenario: Pick<Scenario, 'id' | 'path'>): string
  copy(text: string): Promise<void>
  /** Converts an SVG to a PNG. */
  picture(svg: string): Promise<Blob>
  /** Opens the room in a separate window. Undefined if the room is already in one. */
  popOut: (() => void) | undefined
  /** Closes the room if it is shown next to the application. */
  leave: (() => void) | undefined
}
