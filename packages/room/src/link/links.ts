import type { RoomLink } from '../protocol.ts'
import type { Tabs } from './tabs.ts'

/**
 * The open links to tabs, by id. Machines store the id, because a link consists of functions and a machine's context is
 * data.
 */
export interface Links {
  open(tab: string): Promise<string>
  /** Undefined after the link has been closed. */
  find(id: string): RoomLink | undefined
  close(id: string): void
}

export function createLinks(tabs: Pick<Tabs, 'attach'>): Links {
  const links = new Map<string, RoomLink>()
  let count = 0
  return {
    async open(tab) {
      const link = await tabs.attach(tab)
      count += 1
      const id = `link-${count}`
      links.set(id, link)
      return id
    },
    find: (id) => links.get(id),
    close(id) {
      links.get(id)?.close()
      links.delete(id)
    },
  }
}
