import type { HostCore } from '../host/core.ts'
import type { RoomLink, ServiceName } from '../protocol.ts'
import type { Registry, Subject } from '../registry.ts'
import type { Recording, ReplayServices } from './recording.ts'
import { read } from './recording-file.ts'
import { type Replay, startReplay } from './replay.ts'
import { ownStage, supportedStage } from './stage.ts'
import type { StoredRecordings } from './stored-recordings.ts'
import { versionOf } from './versions.ts'

/**
 * Replays recordings in the inspected application, because it has the machines. The actors of the replay run next to those
 * of the application, and the room inspects them in the same way.
 */
export function createReplayService(
  core: HostCore,
  recordings: StoredRecordings,
  openHost: (subject: Subject, registry: Registry) => RoomLink,
): ReplayServices {
  const { subject, registry, machines, changed } = core
  let current: { id: number | undefined; replay: Replay; host: RoomLink } | undefined

  function close(): void {
    current?.host.close()
    current?.replay.close()
    current = undefined
  }

  /** Returns the machines that the application does not have in the recorded version. */
  function unfit({ starts, steps, machines: versions }: Recording): string[] {
    const others = Object.keys(versions).filter((name) => {
      const known = machines.named(name)
      return known && versionOf(known.machine) !== versions[name]
    })
    const started = [...starts, ...steps.filter((step) => step.kind === 'start')].map(
      ({ machine }) => machine,
    )
    const unknown = started.filter((name) => name !== '' && !machines.named(name))
    return [...others, ...new Set(unknown)]
  }

  core.onClose(close)
  return {
    'replay.start'(recording, id) {
      close()
      const own = recordings.of(recording.id)
      const others = own ? [] : unfit(recording)
      if (others.length > 0) return { machines: others, build: registry.build }
      const { replaying: support } = registry
      const isFile = support !== undefined || !own
      const replay = startReplay(isFile ? read(recording, core) : own, (moment) =>
        support ? supportedStage(moment, support) : ownStage(moment, isFile),
      )
      const { clock, later } = subject
      const host = openHost(
        { root: replay.roots, world: replay.world, clock, later, isReplay: true },
        { ...registry, machines: machines.all() },
      )
      host.onChange(changed)
      current = { id, replay, host }
      return undefined
    },
    'replay.step'(id) {
      if (!current || current.id !== id)
        throw new Error('The replay has ended, because another one was started in this application.')
      const { replay } = current
      const difference = replay.step()
      changed()
      return { taken: replay.taken(), difference }
    },
    'replay.ask': (name, given) => current?.host.ask(name as ServiceName, ...(given as never)),
    'replay.close'(id) {
      if (current?.id === id) close()
    },
  }
}
