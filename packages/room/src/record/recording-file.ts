import { isMachine, nodesOf } from '@statecart/chart'
import type { AnyStateMachine, StateValue } from 'xstate'
import type { HostCore } from '../host/core.ts'
import { type Redaction, redactedAddress } from '../redaction.ts'
import { actorLogicOf, historyOf, isMachineSnapshot, logicOf } from '../xstate5-host.ts'
import type { ActorState } from './actor-state.ts'
import { type Coded, coded } from './coded.ts'
import { writeOwn } from './own-coding.ts'
import type { Recording, Start, Step } from './recording.ts'
import type { PageSession } from './user-action.ts'

/** Redacts the user's actions and the page content, in which a secret may be part of a longer text. */
export function writtenPage(page: PageSession, redaction: Redaction): PageSession {
  const text = JSON.stringify(page, (_, part: unknown) =>
    typeof part === 'string' ? redaction.within(part) : part,
  )
  const address = (given: string) => redactedAddress(given, redaction)
  const { shown, actions } = JSON.parse(text) as PageSession
  return {
    address: address(page.address),
    shown,
    actions: actions.map((action, at) => {
      const given = page.actions[at]?.address
      return given === undefined ? action : { ...action, address: address(given) }
    }),
  }
}

type Core = Pick<HostCore, 'registry' | 'plain' | 'actors' | 'machines'>
type Write = (value: unknown) => Coded

/** Serializes a recording for another window or a file, and redacts its secrets. */
export function written(recording: Recording<unknown>, core: Core): Recording {
  const { registry, plain } = core
  const { replaying: support } = registry
  const { redaction } = plain
  const writing: Parameters<typeof coded>[1] = {
    redaction,
    write: (value, write) => support?.write(value) ?? writeOwn(value, write, redaction),
  }
  const write: Write = (value) => coded(value, writing)
  const whole = () => {
    const writeState: Write = support ? write : (state) => writtenState(state as ActorState, core, write)
    return {
      ...recording,
      starts: recording.starts.map((start) => ({ ...start, state: writeState(start.state) })),
      steps: recording.steps.map((step) => writtenStep(step, write, writeState)),
    }
  }
  // Runs twice, because a secret text may occur before the key by which it is recognized.
  if (registry.redact?.length) whole()
  return whole()
}

function writtenStep(step: Step<unknown>, write: Write, writeState: Write): Step {
  const { during = [], recordedInputs } = step
  const all = {
    recordedInputs: recordedInputs.map(({ name, value }) => ({ name, value: write(value) })),
    during: during.map(({ event, ...one }) => ({ ...one, event: write(event) })),
  }
  if (step.kind === 'event') return { ...step, ...all, event: write(step.event) }
  return step.kind === 'start' ? { ...step, ...all, state: writeState(step.state) } : { ...step, ...all }
}

function writtenState(state: ActorState, core: Core, write: Write): Coded {
  const { logic, snapshot, src, persisted, systemId, syncSnapshot, children, ...others } = state
  const { id, address, spawned } = others
  const machine = isMachine(logic) ? core.machines.ofLogic(logic)?.name : undefined
  return {
    id,
    address,
    spawned,
    input: write(state.input),
    ...(machine === undefined ? {} : { machine }),
    ...(typeof src === 'string' ? { src } : {}),
    ...(systemId === undefined ? {} : { systemId }),
    ...(syncSnapshot ? { syncSnapshot } : {}),
    ...(persisted === undefined ? {} : { persisted: write(persisted) }),
    ...(snapshot ? { snapshot: writtenSnapshot(snapshot, write), context: write(state.context) } : {}),
    children: children.map((child) => writtenState(child, core, write)),
  }
}

function writtenSnapshot(snapshot: object, write: Write): Coded {
  if (!isMachineSnapshot(snapshot)) return write(snapshot)
  const { value, status, output, error } = snapshot
  return write({ value, status, output, error, history: Object.fromEntries(historyOf(snapshot)) })
}

/** Reads a recording. The actors get the application's own logic; their values are still serialized. */
export function read(recording: Recording, core: Core): Recording<unknown> {
  if (core.registry.replaying) return recording
  const readStart = <Read extends Start>(start: Read) => ({
    ...start,
    state: readState(start.state as unknown as WrittenState, core, undefined),
  })
  return {
    ...recording,
    starts: recording.starts.map(readStart),
    steps: recording.steps.map((step) => (step.kind === 'start' ? readStart(step) : step)),
  }
}

type WrittenState = Omit<ActorState, 'logic' | 'children' | 'snapshot'> & {
  machine?: string
  snapshot?: Coded
  children: readonly WrittenState[]
}

interface WrittenSnapshot {
  value: StateValue
  status: 'active'
  output: unknown
  error: unknown
  history: Readonly<Record<string, readonly string[]>>
}

function readState(state: WrittenState, core: Core, parent: AnyStateMachine | undefined): ActorState {
  const { machine, snapshot, children, ...others } = state
  const logic = (parent && actorLogicOf(parent, state.src)) ?? logicNamed(machine, core)
  const known = isMachine(logic) ? logic : undefined
  return {
    ...others,
    logic,
    snapshot: readSnapshot(snapshot, known),
    // Leaves out actors whose logic has no name, because a file does not contain their logic.
    children: children
      .map((child) => readState(child, core, known))
      .filter((child) => child.logic !== undefined),
  }
}

function readSnapshot(snapshot: Coded | undefined, machine: AnyStateMachine | undefined): object | undefined {
  if (typeof snapshot !== 'object' || snapshot === null) return undefined
  if (!machine) return snapshot
  const { history, ...parts } = snapshot as unknown as WrittenSnapshot
  // XState's own search by id fails for an id with a dot.
  const all = nodesOf(machine.root)
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, nodes]) => [id, all.filter((node) => nodes.includes(node.id))]),
  )
  return { ...machine.resolveState({ ...parts, context: {} }), historyValue }
}

/** Returns the logic with the implementations that the application has provided last. */
function logicNamed(name: string | undefined, { actors, machines }: Core): unknown {
  if (name === undefined) return undefined
  const running = actors.all().findLast(({ machine }) => machine?.name === name)
  return running ? logicOf(running.ref) : machines.named(name)?.machine
}
