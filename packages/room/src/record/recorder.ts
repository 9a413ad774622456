import type { AnyActorRef } from 'xstate'
import type { HostCore } from '../host/core.ts'
import type { ReplaySupport } from '../registry.ts'
import { parentOf, snapshotOf } from '../xstate5.ts'
import {
  inputOf,
  isActive,
  isMachineSnapshot,
  isStarted,
  receivedBeforeStart,
  systemIdOf,
} from '../xstate5-host.ts'
import { startOf, stateOf } from './actor-state.ts'
import { addressOf, changesBetween, nameSpawned, statesIn } from './addresses.ts'
import type { Expectation } from './expectations.ts'
import { createInputs } from './inputs.ts'
import { recordInputs } from './record-inputs.ts'
import type { InputDuring, RecordedAction, RecordedInput, Recording, Start, Step } from './recording.ts'
import { versionsOf } from './versions.ts'

export interface Recorder {
  steps(): number
  check(actor: string, expectation: Expectation): void
  /** Returns the recording with references to the application's values. Nothing is serialized. */
  stop(): Recording<unknown>
}

type Draft = RecordedAction<unknown> & {
  at: number
  recordedInputs: RecordedInput<unknown>[]
  during: InputDuring<unknown>[]
  to: Step['to']
}

/**
 * Records the inputs that the actors receive from outside. Events between actors are not recorded, because they follow from
 * the inputs.
 */
export function record(core: HostCore): Recorder {
  const { subject, systems, interception, registry, actors } = core
  const { clock } = subject
  const { replaying: support } = registry
  const at = clock.now()
  const inputs = createInputs(support !== undefined)
  const steps: Draft[] = []
  /** An application with replay support has only one root. */
  const first = support ? systems.roots.all().slice(0, 1) : systems.roots.all()
  const recorded = new Set<object>(first.map(({ system }) => system))
  const isRecorded = ({ system }: AnyActorRef) => recorded.has(system)
  const roots = () => systems.roots.all().filter(isRecorded)
  const running = actors.all().filter(({ ref }) => isRecorded(ref) && isActive(ref) && !actors.hasEnded(ref))
  const detached = running.filter(({ ref }) => isDetached(ref)).map(({ ref }) => ref)
  const starts = [...first, ...detached].map((ref) => startFrom(ref, stateFor(ref, support)))
  const known = new Set(actors.all())
  /** React starts an actor again whose component it mounts again. The actor goes on in the state in which it was stopped. */
  const stopped = new WeakSet(actors.all().flatMap(({ ref }) => (actors.hasEnded(ref) ? [ref] : [])))
  let states = statesIn(roots())
  /** The number of events that the actors have sent each other in this step. */
  let sent = 0

  function startFrom(ref: AnyActorRef, state: unknown): Start<unknown> {
    const parent = parentOf(ref)
    const machine = actors.add(ref).machine?.name ?? ''
    const place = parent ? { parent: addressOf(parent) } : { systemId: systemIdOf(ref) }
    return { name: addressOf(ref), machine, state, ...place }
  }

  /** Adds the changed states to the last step. This is done after each change, because a stopped root has no states. */
  function settle(): void {
    const now = statesIn(roots())
    const last = steps.at(-1)
    if (last) last.to = { ...last.to, ...changesBetween(states, now) }
    states = now
  }

  function begin(action: RecordedAction<unknown>): void {
    steps.push({ ...action, at: clock.now(), recordedInputs: [], during: [], to: {} })
    sent = 0
    core.changed()
  }

  function beginStart(ref: AnyActorRef): void {
    const initial = () => (support ? { input: inputOf(ref) } : startOf(ref))
    const start = startFrom(ref, stopped.has(ref) ? stateFor(ref, support) : initial())
    begin({ kind: 'start', ...start })
    const received = receivedBeforeStart(ref).map((event) => ({ after: 0, actor: start.name, event }))
    steps.at(-1)?.during.push(...received)
  }

  /** Adds the changed states after a start, a stop, and the events that an actor received before its start. */
  function noteSnapshot(ref: AnyActorRef, eventType: string): void {
    const isStop = eventType === 'xstate.stop'
    if (isStop) stopped.add(ref)
    if (isStop && parentOf(ref)) return
    if (isStop && !support) begin({ kind: 'stop', actor: addressOf(ref) })
    if (!inputs.isBusy()) settle()
  }

  const noteInput = (name: string, value: unknown) => {
    if (inputs.isBusy()) steps.at(-1)?.recordedInputs.push({ name, value })
  }
  const cleanups = [
    // First, because it throws if the world lacks one of the methods. Observers would then stay registered.
    ...(support ? [recordInputs(subject.world, support.recordedInputs, noteInput)] : []),
    interception.observe((delivery, deliver) => {
      const { target, event } = delivery
      if (!isRecorded(target)) return deliver()
      const last = steps.at(-1)
      if (!inputs.isInput(delivery)) sent += 1
      // Recorded with the start of the actor, which does not exist yet in a replay.
      else if (!isStarted(target)) return deliver()
      else if (inputs.isBusy() && last) last.during.push({ after: sent, actor: addressOf(target), event })
      else begin({ kind: 'event', actor: addressOf(target), event })
      inputs.during(delivery, deliver)
      if (!inputs.isBusy()) settle()
    }),
    systems.inspect((inspectionEvent) => {
      const ref = inspectionEvent.actorRef as AnyActorRef
      if (!isRecorded(ref)) return
      if (inspectionEvent.type === '@xstate.actor') nameSpawned(ref)
      if (inspectionEvent.type === '@xstate.event' && inspectionEvent.event.type === 'xstate.init')
        if (!inputs.isBusy() && isDetached(ref)) beginStart(ref)
      inputs.note(inspectionEvent)
      if (inspectionEvent.type === '@xstate.snapshot') noteSnapshot(ref, inspectionEvent.event.type)
    }),
  ]
  if (!support)
    cleanups.push(
      systems.roots.onFound((root) => {
        recorded.add(root.system)
        beginStart(root)
      }),
      systems.roots.onDiscarded((root) => {
        recorded.delete(root.system)
        removeSteps(steps, addressOf(root))
        settle()
      }),
    )

  return {
    steps: () => steps.length,
    check: (actor, expectation) => begin({ kind: 'check', actor, ...expectation }),
    stop() {
      settle()
      for (const undo of cleanups) undo()
      const present = [...running, ...actors.all().filter((actor) => !known.has(actor))]
      const names = new Set(present.map(({ machine }) => machine?.name))
      return {
        format: 2,
        build: registry.build,
        machines: versionsOf(core.machines.all().filter(({ name }) => names.has(name))),
        at,
        starts,
        steps: steps.map((step) => ({ ...step })),
      }
    },
  }
}

function stateFor(ref: AnyActorRef, support: ReplaySupport | undefined): unknown {
  return support ? { input: inputOf(ref), snapshot: ref.getPersistedSnapshot() } : stateOf(ref)
}

/** Whether the application itself has started an actor with a parent that does not have it among its children. */
function isDetached(ref: AnyActorRef): boolean {
  const snapshot = snapshotOf(parentOf(ref))
  return isMachineSnapshot(snapshot) && !Object.values(snapshot.children).includes(ref)
}

/** Removes what was recorded of a root since it was started. An earlier root may have had the same address. */
function removeSteps(steps: Draft[], root: string): void {
  const start = steps.findLastIndex((step) => step.kind === 'start' && step.name === root)
  if (start < 0) return
  const left = steps
    .slice(start)
    .filter((step) => !isAtOrBelow(step.kind === 'start' ? step.name : step.actor, root))
  steps.splice(start, steps.length, ...left)
}

function isAtOrBelow(address: string, other: string): boolean {
  return address === other || address.startsWith(`${other}/`)
}
