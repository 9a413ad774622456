import type { AnyActorRef } from 'xstate'
import { answerAboutActors } from '../actors/answer-about-actors.ts'
import { answerAboutDeciding } from '../drive/answer-about-deciding.ts'
import { answerAboutDriving } from '../drive/answer-about-driving.ts'
import { answerAboutSending } from '../drive/answer-about-sending.ts'
import { createDecisions } from '../drive/decisions.ts'
import { answerAboutFaults } from '../faults/answer-about-faults.ts'
import { answerAboutLog } from '../log/answer-about-log.ts'
import type { Answer, RoomLink, Services } from '../protocol.ts'
import { answerAboutProof } from '../prove/answer-about-proof.ts'
import { answerAboutRecording } from '../record/answer-about-recording.ts'
import type { Registry } from '../registry.ts'
import { answerAboutReport } from '../report/answer-about-report.ts'
import { answerAboutOne } from '../see/answer-about-one.ts'
import { answerAboutStops } from '../stops/answer-about-stops.ts'
import type { Subject } from '../subject.ts'
import { answerAboutTime } from '../time/answer-about-time.ts'
import { createActorBook, presentActors } from './actor-book.ts'
import type { HostCore } from './core.ts'
import { createGate } from './gate.ts'
import { createNotebook } from './notebook.ts'

/** The one observer of an application, there as long as a room is open upon it. */
export interface Host {
  ask: RoomLink['ask']
  onChange: RoomLink['onChange']
  close(): void
}

/** How often those who look are told at most, in milliseconds. */
const pace = 50

export function openHost(subject: Subject, registry: Registry): Host {
  const { root, clock, later } = subject
  const listeners = new Set<() => void>()
  const undoings: (() => void)[] = []
  const actors = createActorBook(registry.machines)
  const notebook = createNotebook(clock.now)
  let cancelNews: (() => void) | undefined

  function changed(): void {
    if (listeners.size === 0) return
    cancelNews ??= later(pace, () => {
      cancelNews = undefined
      for (const listener of listeners) listener()
    })
  }

  const gate = createGate(root.system)
  const decisions = createDecisions(root, actors, gate, later)
  const core: HostCore = {
    subject,
    registry,
    actors,
    notebook,
    gate,
    decisions,
    changed,
    onClose: (undo) => void undoings.push(undo),
  }
  for (const { at, happening } of subject.recent?.() ?? []) {
    actors.meet(happening.actorRef as AnyActorRef, at)
    notebook.recall(at, happening)
  }
  for (const ref of presentActors(root)) actors.meet(ref, clock.now())

  const observing = root.system.inspect((happening) => {
    const ref = happening.actorRef as AnyActorRef
    const actor = actors.meet(ref, clock.now())
    notebook.note(happening)
    if (happening.type === '@xstate.snapshot' && happening.snapshot.status !== 'active')
      actor.endedAt ??= clock.now()
    changed()
  })

  const seeing = { ...answerAboutActors(core), ...answerAboutOne(core) }
  const services: Services = {
    ...seeing,
    ...answerAboutReport(core, seeing),
    ...answerAboutDeciding(core),
    ...answerAboutDriving(core),
    ...answerAboutSending(core),
    ...answerAboutLog(core),
    ...answerAboutFaults(core),
    ...answerAboutProof(core),
    ...answerAboutRecording(core),
    ...answerAboutStops(core),
    ...answerAboutTime(core),
  }

  return {
    async ask(name, ...given) {
      const answer = services[name] as (
        ...given: unknown[]
      ) => Answer<typeof name> | Promise<Answer<typeof name>>
      return await answer(...given)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      observing.unsubscribe()
      decisions.forgetAll()
      cancelNews?.()
      for (const undo of undoings.reverse()) undo()
    },
  }
}
