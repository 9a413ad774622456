import type { AnyActorRef, InspectionEvent } from 'xstate'
import { clock, defaultChannel, pageOf } from '../browser/page.ts'
import { presence } from '../browser/presence.ts'
import { createSharedHost } from '../host/shared-host.ts'
import { answerRooms } from '../link/answer-rooms.ts'
import { createRecent } from './recent.ts'
import type { RoomOptions } from './room-options.ts'
import { createRoots } from './roots.ts'

/** The connection of an application to its rooms. Everything that a room asks for is loaded when the first one connects. */
export interface Application {
  inspect(happening: InspectionEvent): void
  /** A root actor is about to start. */
  starting(root: AnyActorRef): void
  /** An actor receives an event. */
  meet(ref: AnyActorRef): void
  /** Calls back for every root that is found. */
  onRoot(listener: (root: AnyActorRef) => void): void
  close(): void
}

export function createApplication(options: RoomOptions = {}, tab = pageOf(options.name)): Application {
  const { channel = defaultChannel() } = options
  const roots = createRoots()
  const recent = createRecent(clock.now)
  const recentOfRoots = () =>
    recent.all().filter(({ happening }) => roots.isFound(happening.actorRef as AnyActorRef))
  const host = createSharedHost(async () => {
    const { openApplicationHost } = await import('./application-host.ts')
    return openApplicationHost({ roots, recent: recentOfRoots, options })
  })
  const stop = answerRooms({ channel, presence, tab, host })
  return {
    inspect(happening) {
      roots.note(happening)
      recent.note(happening)
    },
    starting: roots.starting,
    meet: roots.meet,
    onRoot: roots.onFound,
    close() {
      stop()
      channel.close()
    },
  }
}
