import type { Channel, Message } from '../link/messages.ts'

/** A broadcast channel between the windows of this site; without browser support, it delivers nothing. */
export function createRoomChannel(name: string): Channel {
  const channel = opened(name)
  return {
    post: (message: Message) => channel?.postMessage(message),
    listen(listener: (message: Message) => void): () => void {
      const heard = ({ data }: MessageEvent<Message>) => listener(data)
      channel?.addEventListener('message', heard)
      return () => channel?.removeEventListener('message', heard)
    },
    close: () => channel?.close(),
  }
}

function opened(name: string): BroadcastChannel | undefined {
  try {
    const channel: BroadcastChannel & { unref?(): void } = new BroadcastChannel(name)
    // In Node a channel would keep the process from ending.
    channel.unref?.()
    return channel
  } catch {
    return undefined
  }
}
