import { expectedInstead, isAnswered } from '@statecart/prove'
import { clock, watchMoves } from '../browser/page.ts'
import { presence } from '../browser/presence.ts'
import { rememberedBreakpoints } from '../browser/remembered-breakpoints.ts'
import { later } from '../browser/timers.ts'
import { type Host, openHost } from '../host/host.ts'
import { createSharedHost } from '../host/shared-host.ts'
import { answerRooms } from '../link/answer-rooms.ts'
import type { Channel, Message } from '../link/messages.ts'
import { ownTab } from '../link/tabs.ts'
import type { Tab } from '../machines/room.ts'
import type { Fault, Registry, RoomMachine, RoomModel, Scenario } from '../registry.ts'
import { type ApplicationPanel, createPanel } from './panel.ts'
import type { Delivered } from './recent.ts'
import type { DescribedModel, RoomOptions } from './room-options.ts'
import type { Roots } from './roots.ts'

interface Observed {
  channel: Channel
  tab(): Tab
  roots: Roots
  delivered(): readonly Delivered[]
  options: RoomOptions
}

/** The part of an application that answers rooms. It is lazy-loaded when the first room connects. */
export interface Answering {
  /** Handles a message that is addressed to this application. */
  take(message: Message): void
  panel: ApplicationPanel
  close(): void
}

export function answerApplication({ channel, tab, ...observed }: Observed): Answering {
  const listeners = new Set<(message: Message) => void>()
  const received: Channel = {
    ...channel,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const host = createSharedHost(() => Promise.resolve(openApplicationHost(observed)))
  const live = { tab, onMoved: (listener: () => void) => watchMoves(tab, listener) }
  const stop = answerRooms({ ...live, channel: received, presence, host })
  return {
    panel: createPanel(ownTab(live, host)),
    take(message) {
      for (const listener of listeners) listener(message)
    },
    close() {
      stop()
      channel.close()
    },
  }
}

function openApplicationHost({ roots, delivered, options }: Omit<Observed, 'channel' | 'tab'>): Host {
  const { world, canRestart = true } = options
  const remembered = rememberedBreakpoints
  return openHost(
    { root: roots, world, clock, later, delivered, remembered, canRestart },
    registryOf(options),
  )
}

function registryOf(options: RoomOptions): Registry {
  const { models = [], purposes = {}, coverage = { depths: [], taken: {} } } = options
  return {
    machines: models.map((model) => machineOf(model, purposes)),
    purposes,
    groups: options.groups,
    failedStates: setOf(options.failedStates),
    inputEvents: setOf(options.inputEvents),
    fieldEvents: setOf(options.fieldEvents),
    // The cast is safe: faults and scenarios only receive the `world` of their own application.
    faults: (options.faults ?? []) as readonly Fault[],
    scenarios: (options.scenarios ?? []) as readonly Scenario[],
    coverage,
    replaying: options.replay,
    redact: options.redact,
    build: options.build ?? { version: '', id: '' },
  }
}

function setOf(names: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return names && new Set(names)
}

function machineOf(model: DescribedModel, purposes: Readonly<Record<string, string>>): RoomMachine {
  const { machine, name = machine.id, group } = model
  const purpose = purposes[name] ?? model.purpose ?? ''
  return {
    name,
    group,
    title: name,
    machine,
    model: { ...expectationsOf(model), ...model },
    purpose,
    layouts: [],
  }
}

/** With the answers of a model, the room can show where the machine behaves differently. */
function expectationsOf({
  answers,
}: DescribedModel): Pick<RoomModel, 'expectedInstead' | 'isAnswered'> | undefined {
  if (!answers) return undefined
  return {
    expectedInstead: (before, after, event) => expectedInstead({ answers }, before, after, event),
    isAnswered: (before, event) => isAnswered({ answers }, before, event),
  }
}
