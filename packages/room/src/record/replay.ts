import type { AnyActorRef } from 'xstate'
import { oneRoot } from '../application/roots.ts'
import { createInterception } from '../host/interception.ts'
import { plainOf } from '../plain.ts'
import type { ReplaySupport } from '../registry.ts'
import { actorAt, statesIn } from './addresses.ts'
import { type Coded, type Coding, decoded, type Tagged } from './coded.ts'
import { foundInstead } from './expectations.ts'
import type { Difference, Recording, Step } from './recording.ts'

export interface Found {
  actor: string
  path: string
  is: string | null
}

/** A replay of a recording in a separate application, whose ports return the recorded results. */
export interface Replay {
  root: AnyActorRef
  world: unknown
  /** The number of steps taken so far. */
  taken(): number
  /** Takes the next step; returns the first difference from the recording. */
  step(): Difference | undefined
  states(): ReadonlyMap<string, string>
  /** The results of the checkpoints so far. */
  checked(): readonly Found[]
  close(): void
}

export function startReplay({ root: begun, steps, at }: Recording, replaying: ReplaySupport): Replay {
  let now = at
  let answers: { name: string; value: Coded }[] = []
  let taken = 0
  const checked: Found[] = []
  let root: AnyActorRef | undefined
  const world = replaying.world({
    now: () => now,
    has: (wanted) => answers.some(({ name }) => name === wanted),
    given<Value>(name: string, otherwise: () => Value): Value {
      const index = answers.findIndex((answer) => answer.name === name)
      const [answer] = index < 0 ? [] : answers.splice(index, 1)
      return answer ? (decoded(answer.value, coding) as Value) : otherwise()
    },
  })
  const coding: Pick<Coding, 'revive'> = {
    revive: (tagged: Tagged) =>
      tagged.$ === 'actor' && root ? actorAt(root, String(tagged.at)) : replaying.revive(tagged, world),
  }
  const actor = replaying.open(world, decoded(begun, coding))
  root = actor
  actor.start()
  const interception = createInterception(oneRoot(actor))

  function perform(step: Step): void {
    if (step.kind === 'open')
      replaying.openBeside(actor, world, {
        ...step,
        input: decoded(step.input, coding),
        snapshot: step.snapshot === undefined ? undefined : decoded(step.snapshot, coding),
      })
    if (step.kind !== 'event') return
    const target = actorAt(actor, step.actor)
    const event = decoded(step.event, coding) as { type: string }
    if (target) interception.pass({ source: undefined, target, event })
  }

  return {
    root: actor,
    world,
    taken: () => taken,
    step() {
      const step = steps[taken]
      if (!step) return undefined
      taken += 1
      now = step.at
      answers = [...step.recordedInputs]
      perform(step)
      if (step.kind !== 'check') return differenceAt(taken, step.to, statesIn(actor))
      const found = foundInstead(actorAt(actor, step.actor), step, { of: plainOf })
      const name = `${step.actor} ${step.path}`.trim()
      checked.push({ actor: step.actor, path: step.path, is: found })
      return found === step.is
        ? undefined
        : { step: taken, actor: name, expected: step.is, found, isCheck: true }
    },
    states: () => statesIn(actor),
    checked: () => checked,
    close: () => actor.stop(),
  }
}

function differenceAt(
  step: number,
  expected: Step['to'],
  found: ReadonlyMap<string, string>,
): Difference | undefined {
  const actor = Object.keys(expected).find((address) => (found.get(address) ?? null) !== expected[address])
  if (actor === undefined) return undefined
  return { step, actor, expected: expected[actor] ?? null, found: found.get(actor) ?? null }
}

/** Replays all steps, or up to the first difference. */
export function replayWhole(recording: Recording, replaying: ReplaySupport) {
  const replay = startReplay(recording, replaying)
  let difference: Difference | undefined
  while (!difference && replay.taken() < recording.steps.length) difference = replay.step()
  const states = Object.fromEntries(replay.states())
  replay.close()
  return { difference, states, checked: replay.checked() }
}
