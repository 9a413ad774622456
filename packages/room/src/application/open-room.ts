import type { InspectionEvent } from 'xstate'
import { isProduction, pageOf } from '../browser/page.ts'
import { scenarioIn } from '../browser/scenario-url.ts'
import { createRedaction, redactedAddress } from '../redaction.ts'
import { createApplication } from './application.ts'
import type { PanelOptions } from './panel.ts'
import type { RoomOptions } from './room-options.ts'

export type { PanelOptions, RoomOptions }

export interface ApplicationRoom {
  /** For the `inspect` option of `createActor`. All root actors can share this function. */
  inspect: (inspectionEvent: InspectionEvent) => void
  /** Shows the room in a panel next to the application, unless it is already shown. Returns a function that closes it. */
  showPanel: (options?: PanelOptions) => Promise<() => void>
  /**
   * Prepares the scenario that the page's URL names, and the breakpoints that the page had before a reload. Resolves
   * immediately if there are none. An application with scenarios, or with breakpoints while it starts, must wait for it
   * before it starts its actors.
   */
  prepare: () => Promise<void>
  /** Disconnects the rooms. */
  close: () => void
}

export const isEnabled = ({ enabled = !isProduction() }: RoomOptions): boolean => enabled

/** Lets rooms connect to this application. Most of the code is lazy-loaded when the first room connects. */
export function openRoom(options: RoomOptions = {}): ApplicationRoom {
  if (!isEnabled(options))
    return {
      inspect: () => undefined,
      showPanel: () => Promise.resolve(() => undefined),
      prepare: () => Promise.resolve(),
      close: () => undefined,
    }
  const { inspect, panel, prepared, close } = createApplication(options, redactedPage(options))
  return {
    inspect,
    close,
    showPanel: async (given) => (await panel()).show(given),
    async prepare() {
      await prepared
      await prepareScenario(options)
    },
  }
}

async function prepareScenario({ scenarios = [], world }: RoomOptions): Promise<void> {
  const wanted = typeof location === 'undefined' ? undefined : scenarioIn(location.search)
  // The cast is safe: a scenario only receives the `world` of its own application.
  await scenarios.find(({ id }) => id === wanted)?.prepare(world as never)
}

/** Redacts the title and the URL of the page, because they are sent to rooms too. */
function redactedPage({ name, redact }: RoomOptions): ReturnType<typeof pageOf> {
  const redaction = createRedaction(redact)
  const page = pageOf(name)
  return () => {
    const { title, address, ...rest } = page()
    return { ...rest, title: redaction.text(title), address: redactedAddress(address, redaction) }
  }
}
