import type { AnyActorRef } from 'xstate'
import type { HostCore } from '../host/core.ts'
import type { Delivery } from '../host/interception.ts'
import type { ReplaySupport } from '../registry.ts'
import { addressOf, changesBetween, runsMachine, statesIn } from './addresses.ts'
import { type Coded, type Coding, coded } from './coded.ts'
import type { Expectation } from './expectations.ts'
import { recordInputs } from './record-inputs.ts'
import type { RecordedAction, RecordedInput, Recording, Step } from './recording.ts'
import { versionsOf } from './versions.ts'

export interface Recorder {
  steps(): number
  check(actor: string, expectation: Expectation): void
  stop(): Recording
}

type Draft = RecordedAction & { at: number; recordedInputs: RecordedInput[]; to: Step['to'] }

/** Writes down what comes to the machines from outside; what they do to each other follows from it. */
export function record(core: HostCore, replaying: ReplaySupport): Recorder {
  const { subject, systems, interception, registry, actors } = core
  const { clock } = subject
  const root = onlyRoot(systems.roots.all())
  const at = clock.now()
  const steps: Draft[] = []
  const { redaction } = core.plain
  const coding: Pick<Coding, 'write'> = { write: (value) => writtenActor(value) ?? replaying.write(value) }
  const write = (value: unknown): Coded => coded(value, { ...coding, redaction })
  const begun = write(root.getPersistedSnapshot())
  let states = statesIn(root)
  let depth = 0

  /** What is about to be opened is no consequence of what was before. */
  function settle(coming?: string): void {
    const now = new Map(
      [...statesIn(root)].filter(([at]) => at !== coming && !(coming && at.startsWith(`${coming}/`))),
    )
    const last = steps.at(-1)
    if (last) last.to = { ...last.to, ...changesBetween(states, now) }
    states = now
  }

  function begin(action: RecordedAction): Draft {
    settle(action.kind === 'open' ? action.name : undefined)
    const step = { ...action, at: clock.now(), recordedInputs: [], to: {} }
    steps.push(step)
    core.changed()
    return step
  }

  function openedBy(ref: AnyActorRef, input: unknown, snapshot?: Coded): void {
    const machine = actors.meet(ref, clock.now()).machine?.name
    const opened = { kind: 'open' as const, name: addressOf(ref), input: write(input) }
    if (machine) begin({ ...opened, machine, ...(snapshot === undefined ? {} : { snapshot }) })
  }

  const unwitness = interception.watch((delivery, deliver) => {
    if (!runsMachine(delivery.target)) return deliver()
    if (isFromOutside(delivery, depth))
      begin({ kind: 'event', actor: addressOf(delivery.target), event: write(delivery.event) })
    depth += 1
    try {
      deliver()
    } finally {
      depth -= 1
    }
  })
  const observing = root.system.inspect((happening) => {
    if (happening.type !== '@xstate.event' || happening.event.type !== 'xstate.init' || depth > 0) return
    const ref = happening.actorRef as AnyActorRef
    if (ref._parent === root && isBeside(root, ref))
      openedBy(ref, 'input' in happening.event ? happening.event.input : undefined)
  })
  const forget = recordInputs(subject.world, replaying.recordedInputs, (name, value) => {
    if (depth > 0) steps.at(-1)?.recordedInputs.push({ name, value: write(value) })
  })
  for (const { ref } of actors.all())
    if (ref._parent === root && isBeside(root, ref))
      openedBy(ref, inputOf(ref), write(ref.getPersistedSnapshot()))
  for (const step of steps) step.to = {}

  return {
    steps: () => steps.length,
    check: (actor, expectation) => void begin({ kind: 'check', actor, ...expectation }),
    stop() {
      settle()
      unwitness()
      observing.unsubscribe()
      forget()
      return {
        format: 1,
        build: registry.build,
        machines: versionsOf(core.machines.all()),
        at,
        root: begun,
        steps: steps.map((step) => ({ ...step })),
      }
    },
  }
}

function onlyRoot([root]: readonly AnyActorRef[]): AnyActorRef {
  if (!root) throw new Error('No actor is running that could be recorded')
  return root
}

/** Whether an event comes from a view, an effect or a timer, and not from another machine. */
function isFromOutside({ source, target }: Delivery, depth: number): boolean {
  if (depth > 0) return source !== undefined && !runsMachine(source)
  return source === undefined || source === target || !runsMachine(source)
}

function isBeside(root: AnyActorRef, ref: AnyActorRef): boolean {
  const snapshot: unknown = root.getSnapshot()
  const children: unknown =
    typeof snapshot === 'object' && snapshot && 'children' in snapshot && snapshot.children
  const isChild = typeof children === 'object' && children !== null && Object.values(children).includes(ref)
  return !isChild && ref.getSnapshot()?.status === 'active'
}

function inputOf(ref: AnyActorRef): unknown {
  const options: unknown = 'options' in ref ? ref.options : undefined
  return typeof options === 'object' && options !== null && 'input' in options ? options.input : undefined
}

function writtenActor(value: object) {
  if (!('sessionId' in value && 'getSnapshot' in value)) return undefined
  return { $: 'actor', at: addressOf(value as AnyActorRef) }
}
