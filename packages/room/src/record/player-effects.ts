import { fromCallback, fromPromise } from 'xstate'
import {
  type LoadedRecording,
  type Play,
  type PlayerEvent,
  playerMachine,
} from '../machines/player.machine.ts'
import { linkToPast } from '../report/past-link.ts'
import { isReport, type Report } from '../report/report.ts'
import type { RoomActor } from '../room-context.tsx'
import type { RoomPorts } from '../room-ports.ts'
import type { Recording } from './recording.ts'
import { type Replay, startReplay } from './replay.ts'
import { buildText, isRecording, misfits } from './versions.ts'

export interface ImportWords {
  notRecording: string
  misfits: (machines: string, build: string, here: string) => string
  past: (at: string, build: string) => string
}

/** Longer pauses than this are not waited out, in milliseconds. */
const longestPause = 3_000

export function playerWith(ports: RoomPorts, room: RoomActor, words: ImportWords) {
  const { registry, files, later, replays } = ports

  function showPast(report: Report): void {
    const at = new Date(report.at).toISOString().slice(0, 16).replace('T', ' ')
    const id = replays.open(linkToPast(report), words.past(at, buildText(report.build)))
    room.send({ type: 'tab.chosen', id })
  }

  return playerMachine.provide({
    actors: {
      load: fromPromise<LoadedRecording | undefined, Record<string, never>>(async () => {
        const recording = read(await files.pick('application/json'))
        if (isReport(recording)) {
          showPast(recording)
          return undefined
        }
        if (!isRecording(recording)) throw new Error(words.notRecording)
        const others = misfits(recording, registry.machines)
        if (others.length > 0)
          throw new Error(
            words.misfits(others.join(', '), buildText(recording.build), buildText(registry.build)),
          )
        return recording
      }),
      play: fromCallback<PlayerEvent, Play>(({ input: { recording, speed }, sendBack, receive }) => {
        const { replaying } = registry
        if (!(isRecording(recording) && replaying)) throw new Error(words.notRecording)
        const replay = startReplay(recording, replaying)
        const id = replays.show(replay)
        room.send({ type: 'tab.chosen', id })
        let cancel: () => void = () => undefined

        function step(): void {
          const divergence = replay.step()
          sendBack({ type: 'player.moved', taken: replay.taken() })
          if (divergence) sendBack({ type: 'player.diverged', divergence })
          else if (replay.taken() === steps.length) sendBack({ type: 'player.ended' })
          else if (speed !== 'steps')
            cancel = later(pauseBefore(replay, recording as Recording) / speed, step)
        }

        const { steps } = recording
        receive(({ type }) => {
          if (type === 'player.step' && speed === 'steps') step()
        })
        if (speed !== 'steps') cancel = later(0, step)
        return () => cancel()
      }),
    },
  })
}

function pauseBefore(replay: Replay, { steps }: Recording): number {
  const taken = replay.taken()
  const pause = (steps[taken]?.at ?? 0) - (steps[taken - 1]?.at ?? 0)
  return Math.max(0, Math.min(longestPause, pause))
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
