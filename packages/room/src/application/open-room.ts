import type { InspectionEvent } from 'xstate'
import { isProduction, pageOf } from '../browser/page.ts'
import { createRedaction, redactedAddress } from '../redaction.ts'
import { createApplication } from './application.ts'
import type { PanelOptions } from './panel.ts'
import type { RoomOptions } from './room-options.ts'

export type { PanelOptions, RoomOptions }

export interface ApplicationRoom {
  /** For the option `inspect` of `createActor`; one function serves all root actors. */
  inspect: (happening: InspectionEvent) => void
  /** Shows the room in a panel beside the application, unless it is shown; returns how to close it. */
  showPanel(options?: PanelOptions): Promise<() => void>
  /** Disconnects the rooms. */
  close(): void
}

/** Lets rooms connect to this application. What they need is loaded when the first of them does. */
export function openRoom(options: RoomOptions = {}): ApplicationRoom {
  const { enabled = !isProduction() } = options
  if (!enabled)
    return {
      inspect: () => undefined,
      showPanel: () => Promise.resolve(() => undefined),
      close: () => undefined,
    }
  const { inspect, panel, close } = createApplication(options, redactedPage(options))
  return { inspect, close, showPanel: async (given) => (await panel()).show(given) }
}

/** The title and the address of the page are sent to rooms too. */
function redactedPage({ name, redact }: RoomOptions): ReturnType<typeof pageOf> {
  const redaction = createRedaction(redact)
  const page = pageOf(name)
  return () => {
    const { title, address, ...rest } = page()
    return { ...rest, title: redaction.text(title), address: redactedAddress(address, redaction) }
  }
}
