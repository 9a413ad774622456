import { openHost } from '../host/host.ts'
import type { RoomLink } from '../protocol.ts'
import type { Registry, ReplaySupport, Subject } from '../registry.ts'
import type { Recording, ReplayedStep, ReplayObstacle } from './recording.ts'
import { startReplay } from './replay.ts'
import { supportedStage } from './stage.ts'

/** An open replay: the link with which it is inspected, and a function that takes its next step. */
export interface OpenedReplay {
  link: RoomLink
  step(): Promise<ReplayedStep>
}

/** Opens a replay in the room's own window, if the page knows how to replay the application. */
export function openHere(
  recording: Recording,
  support: ReplaySupport,
  { registry, clock, later }: Pick<Subject, 'clock' | 'later'> & { registry: Registry },
): OpenedReplay {
  const replay = startReplay(recording, (moment) => supportedStage(moment, support))
  const host = openHost({ root: replay.roots, world: replay.world, clock, later }, registry)
  return {
    link: {
      ...host,
      close() {
        host.close()
        replay.close()
      },
    },
    step() {
      const difference = replay.step()
      return Promise.resolve({ taken: replay.taken(), difference })
    },
  }
}

/**
 * Opens a replay in the inspected application, or returns the obstacle that prevents it. The link is closed together with
 * the replay.
 */
export async function openThere(
  recording: Recording,
  application: RoomLink,
): Promise<OpenedReplay | ReplayObstacle> {
  const obstacle = await application.ask('replay.start', recording)
  if (obstacle) {
    application.close()
    return obstacle
  }
  return {
    link: {
      ask: (name, ...given) => application.ask('replay.ask', name, given) as never,
      onChange: application.onChange,
      close() {
        application.ask('replay.close').finally(application.close)
      },
    },
    step: () => application.ask('replay.step'),
  }
}
