import type { Abouts } from './about/about-source.ts'
import type { Memory } from './browser/memory.ts'
import type { Layouts } from './layouts/layouts.ts'
import type { Links } from './link/links.ts'
import type { Tabs } from './link/tabs.ts'
import type { Replays } from './link/with-replays.ts'
import type { Filters } from './machines/filters.ts'
import type { Selection, Shown } from './machines/room.ts'
import type { Registry, Scenario, Subject } from './registry.ts'

/** The browser features that the room needs. */
export interface RoomPorts {
  /** What the page itself knows of the application, such as how to replay it. */
  registry: Registry
  abouts: Abouts
  layouts: Layouts
  tabs: Tabs
  links: Links
  replays: Replays
  clock: Subject['clock']
  later: Subject['later']
  /** Calls back before the next paint; returns a function that cancels it. */
  onFrame(action: (now: number) => void): () => void
  files: {
    save(name: string, content: Blob): void
    /** Undefined where nothing was chosen. */
    pick(accept: string): Promise<string | undefined>
  }
  memory: Memory
  /** The selection and the filters in the room's own URL. */
  inspectorUrl: {
    read(): Shown
    keep(shown: Shown): void
    /** The whole address under which a room opens at this selection, and with these filters. */
    of(selection: Selection, filters?: Filters): string
    watch(listener: (shown: Shown) => void): () => void
  }
  /** The address of the application. */
  home: string
  /** Where an application opens in a scenario. */
  scenarioAddress(scenario: Pick<Scenario, 'id' | 'path'>): string
  copy(text: string): Promise<void>
  /** An SVG as a PNG. */
  picture(svg: string): Promise<Blob>
  /** Opens the room in a window of its own, where this is not one. */
  popOut: (() => void) | undefined
  /** Closes the room, if it is shown beside the application. */
  leave: (() => void) | undefined
}
