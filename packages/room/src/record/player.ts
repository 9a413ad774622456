import type { RoomLink } from '../protocol.ts'
import type { Registry, ReplaySupport, Subject } from '../registry.ts'
import type { Recording, ReplayedStep, ReplayObstacle } from './recording.ts'

/** An open replay: the link with which it is inspected, and a function that takes its next step. */
export interface OpenedReplay {
  link: RoomLink
  step(): Promise<ReplayedStep>
  /** The id of the tab in which the replay runs; undefined if it runs in the room's own window. */
  runsIn?: string
}

/** Opens a replay in the room's own window, for a page that knows how to replay the application. */
export type OpenHere = (
  recording: Recording,
  support: ReplaySupport,
  ports: Pick<Subject, 'clock' | 'later'> & { registry: Registry },
) => OpenedReplay

/**
 * Opens a replay in the inspected application, or returns the obstacle that prevents it. The link is closed together with
 * the replay. The application refuses steps with the id of an earlier replay, which this one has replaced, and ignores a request
 * to close it.
 */
export async function openThere(
  recording: Recording,
  application: RoomLink,
  id: number,
): Promise<OpenedReplay | ReplayObstacle> {
  const obstacle = await application.ask('replay.start', recording, id).catch((error) => {
    application.close()
    throw error
  })
  if (obstacle) {
    application.close()
    return obstacle
  }
  return {
    link: {
      ask: (name, ...given) => application.ask('replay.ask', name, given) as never,
      onChange: application.onChange,
      close() {
        // Refused if the application is gone. Then there is no replay to close.
        application
          .ask('replay.close', id)
          .catch(() => undefined)
          .finally(application.close)
      },
    },
    step: () => application.ask('replay.step', id),
  }
}
