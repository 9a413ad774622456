import type { InspectionEvent } from 'xstate'
import { isProduction, pageOf } from '../browser/page.ts'
import { scenarioIn } from '../browser/scenario-url.ts'
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
  /**
   * Prepares the scenario that the address of the page names; resolves at once where it names none. An application with scenarios calls it before
   * it starts its actors.
   */
  prepare(): Promise<void>
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
      prepare: () => Promise.resolve(),
      close: () => undefined,
    }
  const { inspect, panel, close } = createApplication(options, redactedPage(options))
  return {
    inspect,
    close,
    showPanel: async (given) => (await panel()).show(given),
    prepare: () => prepareScenario(options),
  }
}

async function prepareScenario({ scenarios = [], world }: RoomOptions): Promise<void> {
  const wanted = typeof location === 'undefined' ? undefined : scenarioIn(location.search)
  // A scenario is only given the world of its own application.
  await scenarios.find(({ id }) => id === wanted)?.prepare(world as never)
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
