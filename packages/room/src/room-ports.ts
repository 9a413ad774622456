import type { Links } from './link/links.ts'
import type { Tabs } from './link/tabs.ts'
import type { Rehearsals } from './link/with-rehearsals.ts'
import type { Sight } from './machines/room.ts'
import type { Registry } from './registry.ts'
import type { Subject } from './subject.ts'

/** What the room itself needs of the world around it. */
export interface RoomPorts {
  registry: Registry
  tabs: Tabs
  links: Links
  rehearsals: Rehearsals
  clock: Subject['clock']
  later: Subject['later']
  /** Calls back when the browser draws next; returns how to prevent it. */
  onFrame(action: (now: number) => void): () => void
  files: {
    save(name: string, content: Blob): void
    /** Undefined where nothing was chosen. */
    pick(accept: string): Promise<string | undefined>
  }
  /** Where the room's own address says what it shows. */
  address: {
    read(): Sight
    keep(sight: Sight): void
    /** The whole address under which a room opens at this sight. */
    of(sight: Sight): string
    watch(listener: (sight: Sight) => void): () => void
  }
  /** Where an application opens at a named point to start from. */
  scenarioAddress(id: string): string
  copy(text: string): Promise<void>
  /** An SVG as a PNG. */
  picture(svg: string): Promise<Blob>
  /** Opens the room in a window of its own, where this is not one. */
  popOut: (() => void) | undefined
  /** Closes the room, where it lies beside the application. */
  leave: (() => void) | undefined
}
