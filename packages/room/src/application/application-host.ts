import { clock, watchMoves } from '../browser/page.ts'
import { presence } from '../browser/presence.ts'
import { rememberedBreakpoints } from '../browser/remembered-breakpoints.ts'
import { later } from '../browser/timers.ts'
import { type Host, openHost } from '../host/host.ts'
import { createSharedHost, type SharedHost } from '../host/shared-host.ts'
import { answerRooms } from '../link/answer-rooms.ts'
import type { Channel, Message } from '../link/messages.ts'
import { ownTab } from '../link/tabs.ts'
import type { Tab } from '../machines/room.ts'
import type { Fault, Registry, Scenario, Subject } from '../registry.ts'
import { describedMachines } from './described-machines.ts'
import { type ApplicationPanel, createPanel } from './panel.ts'
import { showPlainHeldBanner } from './plain-held-banner.ts'
import type { Delivered } from './recent.ts'
import type { RoomOptions } from './room-options.ts'
import type { Roots } from './roots.ts'

interface Observed {
  channel: Channel
  tab(): Tab
  roots: Roots
  delivered(): readonly Delivered[]
  options: RoomOptions
}

type Opening = Omit<Observed, 'channel' | 'tab'> & Pick<Subject, 'onWaiting'>

/** The part of an application that answers rooms. It is lazy-loaded when the first room connects. */
export interface Answering {
  /** Handles a message that is addressed to this application. */
  take(message: Message): void
  openEarly: SharedHost['openEarly']
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
  const onWaiting = (isWaiting: boolean) => channel.keepAlive?.(isWaiting)
  const host = createSharedHost(() => Promise.resolve(openApplicationHost({ ...observed, onWaiting })))
  const live = { tab, onMoved: (listener: () => void) => watchMoves(tab, listener) }
  const stop = answerRooms({ ...live, channel: received, presence, host })
  return {
    panel: createPanel(ownTab(live, host)),
    take(message) {
      for (const listener of listeners) listener(message)
    },
    openEarly: host.openEarly,
    close() {
      stop()
      host.closeEarly()
      channel.close()
    },
  }
}

function openApplicationHost({ roots, delivered, options, onWaiting }: Opening): Host {
  const { world, canRestart = true } = options
  const remembered = rememberedBreakpoints
  return openHost(
    { root: roots, world, clock, later, delivered, remembered, canRestart, onWaiting, onHeld: heldBanner() },
    registryOf(options),
  )
}

/** Shows a banner while the application is paused. A Node application has no page for it. */
function heldBanner(): NonNullable<Subject['onHeld']> {
  if (typeof document === 'undefined') return () => undefined
  let remove: (() => void) | undefined
  return (release) => {
    remove?.()
    remove = release && showPlainHeldBanner(release)
  }
}

function registryOf(options: RoomOptions): Registry {
  const { models = [], purposes = {}, coverage = { depths: [], taken: {} } } = options
  return {
    machines: describedMachines(models, purposes),
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
