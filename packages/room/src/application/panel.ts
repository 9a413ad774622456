import { openPanel } from '../browser/load-panel.ts'
import type { Tabs } from '../link/tabs.ts'
import type { Panel } from '../page/panel.ts'

/** How the panel is found. */
export interface PanelOptions {
  /** The address of the folder in which the room is served; without it that of the plugin for Vite. */
  page?: string | undefined
  /**
   * The worker for layouts: its address, on a page with Trusted Types one of the page's own policy, or the worker itself. Without it the panel
   * makes a policy `statecart-room` for the worker that is served with the room.
   */
  worker?: Panel['worker']
}

export interface ApplicationPanel {
  /** Shows the panel, unless it is shown; returns how to close it. */
  show(options?: PanelOptions): Promise<() => void>
  toggle(): Promise<void>
}

/** The panel beside the application, with the application's own tab alone. */
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
