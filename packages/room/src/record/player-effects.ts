import { fromCallback, fromPromise } from 'xstate'
import { dateAndTimeOf } from '../log/time-of.ts'
import { type LoadedRecording, playerMachine } from '../machines/player.machine.ts'
import { linkToPast } from '../report/past-link.ts'
import { isReport, type Report } from '../report/report.ts'
import type { RoomActor } from '../room-context.tsx'
import type { RoomPorts } from '../room-ports.ts'
import { type OpenedReplay, openThere } from './player.ts'
import type { Recording, ReplayedStep } from './recording.ts'
import { buildText, changedMachines, isNewerRecording, isRecording } from './versions.ts'

export interface ImportWords {
  notRecording: string
  newer: string
  noApplication: string
  applicationGone: string
  otherVersions: (machines: string, build: string, here: string) => string
  past: (at: string, build: string) => string
}

/** The maximum pause between two steps, in milliseconds. */
const longestPause = 3_000

export function playerWith(ports: RoomPorts, room: RoomActor, words: ImportWords) {
  const { registry, files, later, replays, clock } = ports

  function showPast(report: Report): void {
    const id = replays.open(linkToPast(report), words.past(dateAndTimeOf(report.at), buildText(report.build)))
    room.send({ type: 'tab.chosen', id })
  }

  let application: string | undefined
  /** The inspected tab, or the one that was inspected before the room switched to a replay, or any other if that one is gone. */
  function applicationTab(): string | undefined {
    const { tab, tabs } = room.getSnapshot().context
    const applications = tabs.map(({ id }) => id).filter((id) => !replays.has(id))
    application = [tab, application].find((id) => id && applications.includes(id)) ?? applications[0]
    return application
  }

  async function openReplay(recording: LoadedRecording | undefined): Promise<OpenedReplay> {
    if (!isRecording(recording)) throw new Error(words.notRecording)
    const { replaying } = registry
    if (replaying && ports.openHere) return ports.openHere(recording, replaying, ports)
    const tab = applicationTab()
    if (tab === undefined) throw new Error(words.noApplication)
    const replay = await openThere(recording, await replays.attach(tab), clock.now())
    if ('link' in replay) return { ...replay, runsIn: tab }
    throw new Error(versionsDiffer(recording, replay.machines, replay.build))
  }

  /** Machines that this page does not know are checked by the application when the recording is replayed. */
  const isKnown = (machine: string) =>
    registry.replaying !== undefined || registry.machines.some(({ name }) => name === machine)

  const versionsDiffer = (recording: Recording, machines: readonly string[], here: Recording['build']) =>
    words.otherVersions(machines.join(', '), buildText(recording.build), buildText(here))

  return playerMachine.provide({
    actors: {
      load: fromPromise<LoadedRecording | undefined, Record<string, never>>(async () => {
        const content = await files.pick('application/json')
        if (content === undefined) return undefined
        const recording = read(content)
        if (isReport(recording)) {
          showPast(recording)
          return undefined
        }
        if (!isRecording(recording))
          throw new Error(isNewerRecording(recording) ? words.newer : words.notRecording)
        const others = changedMachines(recording, registry.machines).filter(isKnown)
        if (others.length > 0) throw new Error(versionsDiffer(recording, others, registry.build))
        return recording
      }),
      play: fromCallback(({ input: { recording, speed }, sendBack, receive }) => {
        let opened: OpenedReplay | undefined
        let isOver = false
        let cancel: () => void = () => undefined

        const steps = isRecording(recording) ? recording.steps : []
        const fail = (error: unknown) => {
          if (!isOver) sendBack({ type: 'player.failed', error })
        }

        function moved({ taken, difference }: ReplayedStep): void {
          if (isOver) return
          sendBack({ type: 'player.moved', taken })
          if (difference) sendBack({ type: 'player.diverged', divergence: difference })
          else if (taken >= steps.length) sendBack({ type: 'player.ended' })
          else if (speed !== 'steps') cancel = later(pauseBefore(taken, steps) / speed, step)
        }

        const step = () => void opened?.step().then(moved, fail)
        openReplay(recording).then((replay) => {
          if (isOver) {
            replay.link.close()
            return
          }
          opened = replay
          const close = () => {
            replay.link.close()
            // A step of a replay that is gone is never answered.
            fail(new Error(words.applicationGone))
          }
          room.send({ type: 'tab.chosen', id: replays.show({ ...replay.link, close }, replay.runsIn) })
          if (speed !== 'steps') cancel = later(0, step)
        }, fail)
        receive(({ type }) => {
          if (type === 'player.step' && speed === 'steps') step()
        })
        return () => {
          isOver = true
          cancel()
        }
      }),
    },
  })
}

function pauseBefore(taken: number, steps: Recording['steps']): number {
  const pause = (steps[taken]?.at ?? 0) - (steps[taken - 1]?.at ?? 0)
  return Math.max(0, Math.min(longestPause, pause))
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
