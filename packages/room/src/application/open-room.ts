import type { InspectionEvent } from 'xstate'
import { isProduction, pageOf } from '../browser/page.ts'
import { createRedaction, redactedAddress } from '../redaction.ts'
import { createApplication } from './application.ts'
import type { RoomOptions } from './room-options.ts'

export type { RoomOptions }

export interface ApplicationRoom {
  /** For the option `inspect` of `createActor`; one function serves all root actors. */
  inspect: (happening: InspectionEvent) => void
  /** Disconnects the rooms. */
  close(): void
}

/** Lets rooms connect to this application. What they need is loaded when the first of them does. */
export function openRoom(options: RoomOptions = {}): ApplicationRoom {
  const { enabled = !isProduction() } = options
  if (!enabled) return { inspect: () => undefined, close: () => undefined }
  const { inspect, close } = createApplication(options, redactedPage(options))
  return { inspect, close }
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
