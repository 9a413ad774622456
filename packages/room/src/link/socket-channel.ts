import { decoded, encoded } from './encoding.ts'
import type { Channel, Message } from './messages.ts'

/** The part of `WebSocket` that browsers and the package `ws` share. */
export interface Socket {
  readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

const isOpen = 1
/** The delay before reconnecting, in milliseconds. */
const reconnectDelay = 1_000

/** Calls the action after a delay. */
type Wait = (milliseconds: number, action: () => void) => void

/**
 * A channel through a relay, which forwards each message to all other connections. Reconnects when the connection is lost. The
 * other ends cannot be reached then, so they count as gone until they announce themselves again: an application that waits for
 * a room must not wait for one that may never come back.
 */
export function openSocketChannel(connect: () => Socket, wait: Wait): Channel {
  const listeners = new Set<(message: Message) => void>()
  /** What each connection begins with, by key: whether this end looks for applications, and which ones it announces. */
  const announcements = new Map<string, Message>()
  /** What a lost connection means, by key: applications that have gone, and rooms that have left. */
  const losses = new Map<string, Message>()
  let isClosed = false
  let socket = open()

  function open(): Socket {
    const opened = connect()
    opened.addEventListener('open', () => {
      for (const message of announcements.values()) opened.send(encoded(message))
    })
    opened.addEventListener('message', ({ data }) => {
      const message = decoded(String(data)) as Message
      noteLoss(message)
      hear(message)
    })
    // A failed connection also fires `close`. Without a listener, Node throws the `error` event.
    opened.addEventListener('error', () => undefined)
    opened.addEventListener('close', () => {
      if (isClosed) return
      const lost = [...losses.values()]
      losses.clear()
      for (const message of lost) hear(message)
      wait(reconnectDelay, () => {
        if (!isClosed) socket = open()
      })
    })
    return opened
  }

  function hear(message: Message): void {
    for (const listener of listeners) listener(message)
  }

  function noteLoss(message: Message): void {
    if (message.kind === 'here') losses.set(message.tab.id, { kind: 'gone', tab: message.tab.id })
    if (message.kind === 'gone') losses.delete(message.tab)
    if (message.kind === 'attach') losses.set(keyOf(message), { ...message, kind: 'leave' })
    if (message.kind === 'leave') losses.delete(keyOf(message))
  }

  function announce(message: Message): void {
    if (message.kind === 'who') announcements.set(message.kind, message)
    if (message.kind === 'here') announcements.set(message.tab.id, message)
    if (message.kind === 'gone') announcements.delete(message.tab)
  }

  return {
    post(message) {
      // Requests and answers only make sense on the current connection.
      announce(message)
      if (socket.readyState === isOpen) socket.send(encoded(message))
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      socket.close()
    },
  }
}

/** The key of a room that has attached itself to an application. */
export const keyOf = ({ tab, room }: { tab: string; room: string }): string => `${tab} ${room}`
