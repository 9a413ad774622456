import { openPanel } from '../browser/load-panel.ts'
import type { Tabs } from '../link/tabs.ts'
import type { Panel } from '../page/panel.ts'

/** Where the panel loads its files from. */
export interface PanelOptions {
  /** The URL of the folder from which the room is served. The default is the folder that the Vite plugin serves. */
  page?: string | undefined
  /**
   * The layout worker or its URL. On a page with Trusted Types, the URL must come from the page's own policy. By default
   * the panel creates a policy named `statecart-room` for the worker that is served with the room.
   */
  worker?: Panel['worker']
}

export interface ApplicationPanel {
  /** Shows the panel, unless it is already shown. Returns a function that closes it. */
  show(options?: PanelOptions): Promise<() => void>
  toggle(): Promise<void>
}

/** Creates the panel next to the application. It can only inspect the application's own tab. */
export function createPanel(tabs: Tabs): ApplicationPanel {
  let opened: Promise<() => void> | undefined

  async function hide(): Promise<void> {
    const closing = opened
    opened = undefined
    const close = await closing
    close?.()
  }

  async function show(options: PanelOptions = {}): Promise<() => void> {
    opened ??= openPanel({ ...options, tabs, leave: hide })
    try {
      await opened
    } catch (error) {
      opened = undefined
      throw error
    }
    return hide
  }

  return {
    show,
    async toggle() {
      await (opened ? hide() : show())
    },
  }
}
