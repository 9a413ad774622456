import type { AnyActorRef, InspectionEvent } from 'xstate'
import { hasBreakpoints } from '../browser/has-breakpoints.ts'
import { clock, defaultChannel, isProduction, pageOf, watchPageLifecycle } from '../browser/page.ts'
import { gateInspection, optionsOf, rootOf, type Uninspected } from '../xstate5.ts'
import type { Answering } from './application-host.ts'
import type { ApplicationPanel } from './panel.ts'
import { createRecent } from './recent.ts'
import type { RoomOptions } from './room-options.ts'
import { createRoots } from './roots.ts'

/**
 * The connection of an application to its rooms. The code that answers requests is lazy-loaded when the first room
 * connects.
 */
export interface Application {
  inspect(inspectionEvent: InspectionEvent): void
  /** Must be called before a root actor starts. */
  starting(root: AnyActorRef): void
  /** Must be called before an actor receives an event. */
  meet(ref: AnyActorRef): void
  /** Lazy-loads the panel that is shown next to the application. */
  panel(): Promise<ApplicationPanel>
  /** Resolves when the application can be paused at the breakpoints that it had before a reload. */
  prepared: Promise<void>
  close(): void
}

export function createApplication(options: RoomOptions = {}, tab = pageOf(options.name)): Application {
  const { channel = defaultChannel() } = options
  const roots = createRoots()
  const recent = createRecent(clock.now)
  /** The actor systems to which `gateInspection` has been applied. */
  const gated = new WeakSet<object>()
  /** The latest gated system. Most events belong to it, and this comparison is cheaper than a lookup in the set. */
  let latest: object | undefined
  let answering: Promise<Answering> | undefined

  function answer(): Promise<Answering> {
    const delivered = () => recent.all().filter(({ actor }) => roots.isFound(actor))
    answering ??= import('./application-host.ts')
      .then(({ answerApplication }) => answerApplication({ channel, tab, roots, delivered, options }))
      .catch((error) => {
        // The code could not be loaded. The next message tries again.
        answering = undefined
        throw error
      })
    return answering
  }

  const { id } = tab()
  const announce = () => channel.post({ kind: 'here', tab: tab() })
  const leave = () => channel.post({ kind: 'gone', tab: id })
  /**
   * Without the message, rooms would report a reload as a crash. The host stays open: a page that returns from the
   * back/forward cache still has its breakpoints.
   */
  const stopWatching = watchPageLifecycle(leave, announce)
  const stop = channel.listen((message) => {
    if (message.kind === 'who') announce()
    if (!('tab' in message) || message.tab !== id) return
    answer().then(
      ({ take }) => take(message),
      (error) => {
        if (message.kind !== 'ask') return
        const { room, number } = message
        channel.post({ kind: 'refusal', room, number, reason: String(error) })
      },
    )
  })
  announce()
  const prepared = hasBreakpoints()
    ? // If the code cannot be loaded, the application starts without a pause.
      answer()
        .then(({ openEarly }) => openEarly())
        .catch(() => undefined)
    : Promise.resolve()

  function bufferEvent({ type, actorRef, sourceRef, event }: Uninspected): void {
    if (type === '@xstate.event' && event) recent.note(sourceRef, actorRef as AnyActorRef, event)
  }

  function handle(inspectionEvent: Uninspected): void {
    roots.note(inspectionEvent)
    bufferEvent(inspectionEvent)
  }

  /** The root of a gated system is already known, unless the root is started again after it was stopped. */
  function handleGated(inspectionEvent: Uninspected): void {
    const kind = inspectionEvent.event?.type
    if (kind === 'xstate.init' || kind === 'xstate.stop' || roots.isUndecided()) handle(inspectionEvent)
    else bufferEvent(inspectionEvent)
  }

  function gate({ system }: AnyActorRef, isInspected: boolean): void {
    if (gated.has(system)) return
    gated.add(system)
    latest = system
    gateInspection(system, isInspected, handleGated)
  }

  function inspect(inspectionEvent: InspectionEvent): void {
    const root = rootOf(inspectionEvent.actorRef as AnyActorRef)
    if (gated.has(root.system)) return
    // The option is called in the constructor, before other inspectors can be attached.
    if (!isProduction() && optionsOf(root).inspect === inspect) gate(root, false)
    handle(inspectionEvent as Uninspected)
  }

  return {
    inspect,
    starting(root) {
      roots.starting(root)
      if (roots.isFound(root)) gate(root, true)
    },
    meet(ref) {
      if (ref.system === latest || gated.has(ref.system)) return
      roots.meet(ref)
      if (roots.isFound(ref)) gate(rootOf(ref), true)
    },
    prepared,
    panel() {
      return answer().then(({ panel }) => panel)
    },
    close() {
      stop()
      stopWatching()
      leave()
      if (answering)
        answering.then(
          (rooms) => rooms.close(),
          () => channel.close(),
        )
      else channel.close()
    },
  }
}
