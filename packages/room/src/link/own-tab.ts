import type { SharedHost } from '../host/shared-host.ts'
import type { Tab } from '../machines/room.ts'
import type { Tabs } from './tabs.ts'

/** The application beside which the room itself is shown. */
export function ownTab(tab: Tab, host: SharedHost): Tabs {
  return {
    watch(listener) {
      listener({ type: 'tab.found', tab })
      return () => undefined
    },
    attach: () => host.join(),
  }
}
