import type { Channel, Message } from '../link/messages.ts'

/** Creates a broadcast channel between the windows of this origin. Without browser support, it delivers nothing. */
export function createRoomChannel(name: string): Channel {
  const channel = opened(name)
  return {
    post: (message: Message) => channel?.postMessage(message),
    listen(listener: (message: Message) => void): () => void {
      const onMessage = ({ data }: MessageEvent<Message>) => listener(data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    close: () => channel?.close(),
  }
}

function opened(name: string): BroadcastChannel | undefined {
  try {
    const channel: BroadcastChannel & { unref?(): void } = new BroadcastChannel(name)
    // In Node an open channel would keep the process alive.
    channel.unref?.()
    return channel
  } catch {
    return undefined
  }
}
