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
 * A channel through a relay, which forwards each message to all other connections. Reconnects when the connection is lost.
 */
export function openSocketChannel(connect: () => Socket, wait: Wait): Channel {
  const listeners = new Set<(message: Message) => void>()
  /** Messages that wait for the connection to open. */
  const queue: string[] = []
  let isClosed = false
  let socket = open()

  function open(): Socket {
    const opened = connect()
    opened.addEventListener('open', () => {
      for (const text of queue.splice(0)) opened.send(text)
    })
    opened.addEventListener('message', ({ data }) => {
      const message = decoded(String(data)) as Message
      for (const listener of listeners) listener(message)
    })
    // A failed connection also fires `close`. Without a listener, Node throws the `error` event.
    opened.addEventListener('error', () => undefined)
    opened.addEventListener('close', () => {
      if (!isClosed)
        wait(reconnectDelay, () => {
          if (!isClosed) socket = open()
        })
    })
    return opened
  }

  return {
    post(message) {
      const text = encoded(message)
      if (socket.readyState === isOpen) socket.send(text)
      // Requests and answers only make sense on the current connection; only announcements wait for the next one.
      else if (message.kind === 'here' || message.kind === 'who') queue.push(text)
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
