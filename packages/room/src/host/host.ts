import type { AnyActorRef } from 'xstate'
import { createAboutService } from '../about/about-service.ts'
import { createActorsService } from '../actors/actors-service.ts'
import { rootsOf } from '../application/roots.ts'
import { createBreakpointsService } from '../breakpoints/breakpoints-service.ts'
import { createDecideService } from '../drive/decide-service.ts'
import { createDecisions } from '../drive/decisions.ts'
import { createDriveService } from '../drive/drive-service.ts'
import { createKnownEvents } from '../drive/known-events.ts'
import { allowRestart } from '../drive/restart.ts'
import { createSendService } from '../drive/send-service.ts'
import { createFaultsService } from '../faults/faults-service.ts'
import { createLogService } from '../log/log-service.ts'
import { createCopier } from '../plain.ts'
import type { Answer, RoomLink, Services } from '../protocol.ts'
import { createProveService } from '../prove/prove-service.ts'
import { nameRoot } from '../record/addresses.ts'
import { createRecordService } from '../record/record-service.ts'
import { createReplayService } from '../record/replay-service.ts'
import { createStoredRecordings } from '../record/stored-recordings.ts'
import { createRedaction } from '../redaction.ts'
import type { Registry, Subject } from '../registry.ts'
import { createReportService } from '../report/report-service.ts'
import { createSeeService } from '../see/see-service.ts'
import { createTimeService } from '../time/time-service.ts'
import { parentOf } from '../xstate5.ts'
import { createActorList, presentActors } from './actor-list.ts'
import type { HostCore } from './core.ts'
import { createEventLog } from './event-log.ts'
import { createInterception } from './interception.ts'
import { createMachineList } from './machine-list.ts'
import { createSystems } from './systems.ts'
import { createWaits } from './waits.ts'

/** Observes an application while rooms are connected to it. */
export interface Host {
  ask: RoomLink['ask']
  onChange: RoomLink['onChange']
  close(): void
}

/** The shortest time between two change notifications, in milliseconds. */
const minInterval = 50

export function openHost(subject: Subject, registry: Registry): Host {
  const { clock, later } = subject
  const systems = createSystems(rootsOf(subject.root))
  const { roots } = systems
  const listeners = new Set<() => void>()
  const cleanups: (() => void)[] = []
  const machines = createMachineList(registry.machines, registry.purposes)
  const actors = createActorList(machines)
  const plain = createCopier(createRedaction(registry.redact))
  const eventLog = createEventLog(clock.now)
  const waits = createWaits(subject.onWaiting)
  let cancelNotification: (() => void) | undefined

  function changed(): void {
    waits.update()
    if (listeners.size === 0) return
    cancelNotification ??= later(minInterval, () => {
      cancelNotification = undefined
      for (const listener of listeners) listener()
    })
  }

  const interception = createInterception(roots)
  const decisions = createDecisions(systems, actors, interception, later)
  waits.add(decisions.isHanging)
  const core: HostCore = {
    subject,
    registry,
    systems,
    machines,
    actors,
    eventLog,
    interception,
    decisions,
    knownEvents: createKnownEvents(eventLog, actors),
    waits,
    plain,
    changed,
    onClose: (undo) => void cleanups.push(undo),
  }
  for (const { at, inspectionEvent } of subject.recent?.() ?? []) {
    actors.add(inspectionEvent.actorRef as AnyActorRef, inspectionEvent.type !== '@xstate.actor')
    eventLog.recall(at, inspectionEvent)
  }
  const mayRestart = (root: AnyActorRef) => {
    if (subject.canRestart) allowRestart(root)
  }
  for (const { actor } of eventLog.recallDelivered(subject.delivered?.() ?? [])) {
    actors.add(actor, true)
    // A root that has already ended is no longer among the roots.
    if (parentOf(actor) === undefined) mayRestart(actor)
  }
  const addActorsOf = (root: AnyActorRef) => {
    mayRestart(root)
    nameRoot(root, roots.all())
    for (const ref of presentActors(root)) actors.add(ref)
  }
  for (const root of roots.all()) addActorsOf(root)
  cleanups.push(
    machines.onChanged(changed),
    roots.onFound(addActorsOf),
    roots.onDiscarded((root) => {
      actors.forget(root)
      eventLog.forget(root)
      changed()
    }),
  )

  const stopObserving = systems.inspect((inspectionEvent) => {
    actors.add(inspectionEvent.actorRef as AnyActorRef)
    eventLog.note(inspectionEvent)
    changed()
  })

  const recordings = createStoredRecordings(clock.now())
  const seeing = { ...createActorsService(core), ...createSeeService(core) }
  const services: Services = {
    ...createAboutService(core),
    ...seeing,
    ...createReportService(core, seeing),
    ...createDecideService(core),
    ...createDriveService(core),
    ...createSendService(core),
    ...createLogService(core),
    ...createFaultsService(core),
    ...createProveService(core),
    ...createRecordService(core, recordings),
    ...createReplayService(core, recordings, openHost),
    ...createBreakpointsService(core),
    ...createTimeService(core),
  }

  return {
    async ask(name, ...given) {
      const answer = services[name] as (
        ...given: unknown[]
      ) => Answer<typeof name> | Promise<Answer<typeof name>>
      try {
        eventLog.settle()
        actors.identify()
        return await answer(...given)
      } catch (error) {
        // Redacts the error message, because a message from the application's code may contain a secret.
        throw new Error(plain.redaction.within(error instanceof Error ? error.message : String(error)))
      } finally {
        // XState reports no inspection event when an actor has failed.
        waits.update()
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stopObserving()
      decisions.forgetAll()
      cancelNotification?.()
      for (const undo of cleanups.reverse()) undo()
      waits.end()
    },
  }
}
