import type { AnyActorRef } from 'xstate'
import type { Roots } from '../application/roots.ts'
import { allowRestart, initEventType, restartOnNextEvent } from '../drive/restart.ts'
import { createInterception } from '../host/interception.ts'
import { plainOf } from '../plain.ts'
import type { ReplaySupport } from '../registry.ts'
import { isRunning, parentOf } from '../xstate5.ts'
import { logicOf } from '../xstate5-host.ts'
import { actorAt, addressOf, nameActor, statesIn } from './addresses.ts'
import { foundInstead } from './expectations.ts'
import type { Difference, InputDuring, Recording, Start, Step } from './recording.ts'
import { type Moment, type Stage, supportedStage } from './stage.ts'
import { hasEffects } from './without-effects.ts'

interface Found {
  actor: string
  path: string
  is: string | null
}

/** A replay of a recording with separate actors, which receive the recorded inputs. */
export interface Replay {
  roots: Roots
  world: unknown
  /** The number of steps taken so far. */
  taken(): number
  /** Takes the next step; returns the first difference from the recording. */
  step(): Difference | undefined
  /** Lets a command of the room decide promises, which otherwise get their outcomes from the recording only. */
  act<Result>(work: () => Result): Result
  states(): ReadonlyMap<string, string>
  /** The results of the checkpoints so far. */
  checked(): readonly Found[]
  close(): void
}

export function startReplay(
  { starts, steps, at }: Recording<unknown>,
  stageFor: (moment: Moment) => Stage,
): Replay {
  let now = at
  let taken = 0
  /** The number of events that the actors have sent each other in this step, and the inputs that arrive between them. */
  let sent = 0
  let pendingInputs: InputDuring<unknown>[] = []
  let isInput = false
  let isRestoring = false
  /** Whether a step of the recording or a command of the room is being processed. */
  let isActing = false
  const checked: Found[] = []
  const opened: AnyActorRef[] = []
  const rootListeners = new Set<(root: AnyActorRef) => void>()
  const roots: Roots = {
    all: () => opened.filter(isRunning),
    onFound(listener) {
      rootListeners.add(listener)
      return () => rootListeners.delete(listener)
    },
    onDiscarded: () => () => undefined,
  }
  const moment: Moment = { now: () => now, roots: () => opened, inputs: [] }
  const stage = stageFor(moment)
  const interception = createInterception(roots)
  // Actors that were already running must not send the events of their start again.
  interception.intercept(() => isRestoring)
  // The outcome of a promise that needs no port, such as one that waits for another actor, comes from the recording as well.
  interception.intercept(({ source }) => !isActing && source !== undefined && hasEffects(logicOf(source)))
  interception.observe((_, deliver) => {
    if (isInput) isInput = false
    else {
      deliverPending(sent)
      sent += 1
    }
    deliver()
  })

  function deliverInput(actor: string, value: unknown): void {
    const target = actorAt(opened, actor)
    if (!target) return
    const event = stage.read(value) as { type: string }
    if (event.type === initEventType) restartOnNextEvent(target)
    isInput = true
    interception.pass({ source: undefined, target, event })
  }

  /** Delivers the inputs that arrived after the actors had sent each other this number of events. */
  function deliverPending(after: number): void {
    for (let next = pendingInputs[0]; next && next.after <= after; next = pendingInputs[0]) {
      pendingInputs = pendingInputs.slice(1)
      deliverInput(next.actor, next.event)
    }
  }

  function open(start: Start<unknown>) {
    const { ref, fill } = stage.open(start)
    if (ref && !parentOf(ref)) {
      // An earlier root, which has ended, may have had the same address.
      const earlier = opened.findIndex((root) => addressOf(root) === start.name)
      if (earlier >= 0) opened.splice(earlier, 1)
      nameActor(ref, start.name, start.systemId)
      allowRestart(ref)
      opened.push(ref)
    }
    return { ref, fill }
  }

  function begin(ref: AnyActorRef | undefined): void {
    if (!ref) return
    for (const listener of parentOf(ref) ? [] : rootListeners) listener(ref)
    ref.start()
  }

  isRestoring = true
  const fills = starts.map((start) => {
    const { ref, fill } = open(start)
    begin(ref)
    return fill
  })
  for (const fill of fills) fill()
  isRestoring = false
  /** The states that the recording has now, which it lists where they change. */
  const expected = statesIn(roots.all())

  function expect(to: Step['to']): void {
    for (const [address, states] of Object.entries(to))
      if (states === null) expected.delete(address)
      else expected.set(address, states)
  }

  function perform(step: Step<unknown>): void {
    if (step.kind === 'event') deliverInput(step.actor, step.event)
    else if (step.kind === 'start') {
      const { ref, fill } = open(step)
      fill()
      begin(ref)
    } else if (step.kind === 'stop') actorAt(opened, step.actor)?.stop()
    deliverPending(Number.POSITIVE_INFINITY)
  }

  function act<Result>(work: () => Result): Result {
    isActing = true
    try {
      return work()
    } finally {
      isActing = false
    }
  }

  function differenceAt(changed: Step['to']): Difference | undefined {
    const found = statesIn(roots.all())
    const actor = [...Object.keys(changed), ...expected.keys(), ...found.keys()].find(
      (address) => found.get(address) !== expected.get(address),
    )
    if (actor === undefined) return undefined
    return { step: taken, actor, expected: expected.get(actor) ?? null, found: found.get(actor) ?? null }
  }

  return {
    roots,
    world: stage.world,
    act,
    taken: () => taken,
    step() {
      const step = steps[taken]
      if (!step) return undefined
      taken += 1
      now = step.at
      moment.inputs = [...step.recordedInputs]
      sent = 0
      pendingInputs = [...(step.during ?? [])]
      act(() => perform(step))
      expect(step.to)
      if (step.kind !== 'check') return differenceAt(step.to)
      const is = foundInstead(actorAt(opened, step.actor), step, { of: plainOf })
      const name = `${step.actor} ${step.path}`.trim()
      checked.push({ actor: step.actor, path: step.path, is })
      return is === step.is
        ? undefined
        : { step: taken, actor: name, expected: step.is, found: is, isCheck: true }
    },
    states: () => statesIn(roots.all()),
    checked: () => checked,
    close() {
      for (const root of opened) root.stop()
    },
  }
}

/** Replays all steps, or up to the first difference, with the ports that the application provides. */
export function replayWhole(recording: Recording, support: ReplaySupport) {
  const replay = startReplay(recording, (moment) => supportedStage(moment, support))
  let difference: Difference | undefined
  while (!difference && replay.taken() < recording.steps.length) difference = replay.step()
  const states = Object.fromEntries(replay.states())
  replay.close()
  return { difference, states, checked: replay.checked() }
}
