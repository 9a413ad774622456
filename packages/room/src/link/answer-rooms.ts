import type { Host } from '../host/host.ts'
import type { SharedHost } from '../host/shared-host.ts'
import type { Tab } from '../machines/room.ts'
import type { Channel, Message, Presence } from './messages.ts'

interface AnsweringTab {
  channel: Channel
  presence: Pick<Presence, 'hold'>
  tab(): Tab
  /** Calls the listener when the tab's title or URL has changed. */
  onMoved?(listener: () => void): () => void
  host: Pick<SharedHost, 'join'>
}

type AskMessage = Extract<Message, { kind: 'ask' }>

/**
 * The inspected tab's end of the channel. It announces the tab, and runs the host while rooms in other windows are
 * attached.
 */
export function answerRooms({ channel, presence, tab, onMoved, host }: AnsweringTab): () => void {
  const { id } = tab()
  let releaseLock: (() => void) | undefined
  const rooms = new Map<string, Promise<Host>>()

  function attach(room: string): void {
    if (rooms.has(room)) return
    releaseLock ??= presence.hold(id)
    const joined = host.join()
    rooms.set(room, joined)
    joined.then(
      ({ onChange }) => onChange(() => channel.post({ kind: 'changed', tab: id, room })),
      // If the host cannot open, each request of the room is refused with the reason.
      () => undefined,
    )
  }

  async function leave(room: string): Promise<void> {
    const joined = rooms.get(room)
    rooms.delete(room)
    if (rooms.size === 0) {
      releaseLock?.()
      releaseLock = undefined
    }
    const host = await joined?.catch(() => undefined)
    host?.close()
  }

  async function answer({ room, number, name, given }: AskMessage): Promise<void> {
    try {
      const joined = await rooms.get(room)
      if (!joined) throw new Error('This room has not attached itself')
      channel.post({ kind: 'answer', room, number, answer: await joined.ask(name, ...(given as never)) })
    } catch (error) {
      channel.post({
        kind: 'refusal',
        room,
        number,
        reason: error instanceof Error ? error.message : String(error),
      })
    }
  }

  const stop = channel.listen((message) => {
    if (message.kind === 'who') channel.post({ kind: 'here', tab: tab() })
    if (!('tab' in message) || message.tab !== id) return
    if (message.kind === 'attach') attach(message.room)
    else if (message.kind === 'leave') leave(message.room)
    else if (message.kind === 'ask') answer(message)
  })
  const stopMoving = onMoved?.(() => channel.post({ kind: 'here', tab: tab() }))
  channel.post({ kind: 'here', tab: tab() })

  return () => {
    stop()
    stopMoving?.()
    channel.post({ kind: 'gone', tab: id })
    for (const room of rooms.keys()) leave(room)
  }
}
