import type { BrowserContext, Page } from '@playwright/test'
import type { Message } from '../../packages/room/src/link/messages.ts'
import type { Answer, Params, ServiceName } from '../../packages/room/src/protocol.ts'
import { decoded, type Tagged } from '../../packages/room/src/record/coded.ts'
import type { Recording } from '../../packages/room/src/record/recording.ts'
import { reviveError, reviveSecret } from '../../src/app/machine-room/values-in-files.ts'
import { roomChannelName } from '../../src/base-path.ts'
import { addressWithoutShop } from '../browser/fixtures/database.ts'

/** The protocol of a machine room without its views, in a second page. It sends the same requests as the buttons of the room. */
export interface RoomLink {
  ask<Name extends ServiceName>(name: Name, ...given: Params<Name>): Promise<Answer<Name>>
}

/** Makes the shop attach its inspector before it starts, which it does for stored breakpoints. */
export function attachAtStart(): void {
  const never = { id: 'never', kind: 'event', machine: 'none', what: 'none' }
  sessionStorage.setItem('statecart-breakpoints', JSON.stringify([never]))
}

interface RoomWindow extends Window {
  room?: { channel: BroadcastChannel; number: number }
}

export async function openLink(context: BrowserContext): Promise<RoomLink & { page: Page }> {
  const page = await context.newPage()
  await page.goto(addressWithoutShop)
  return {
    page,
    ask: (name, ...given) => page.evaluate(askShop, [roomChannelName, name, given] as const) as never,
  }
}

/**
 * Runs in the page. Sends a request to the first shop that answers, and returns its answer. If the shop is reloaded before that,
 * the request is sent again.
 */
function askShop([channelName, name, given]: readonly [string, string, unknown]): Promise<unknown> {
  const here = window as RoomWindow
  here.room ??= { channel: new BroadcastChannel(channelName), number: 0 }
  const { room } = here
  const number = room.number + 1
  room.number = number
  return new Promise((resolve, reject) => {
    let asked: string | undefined
    const ask = (tab: string) => {
      asked = tab
      room.channel.postMessage({ kind: 'attach', tab, room: 'go-to' })
      room.channel.postMessage({ kind: 'ask', tab, room: 'go-to', number, name, given })
    }
    const follow = (message: Message) => {
      if (message.kind === 'gone' && message.tab === asked) asked = undefined
      if (message.kind === 'here' && asked === undefined) ask(message.tab.id)
    }
    const listen = ({ data }: MessageEvent<Message>) => {
      follow(data)
      if ((data.kind !== 'answer' && data.kind !== 'refusal') || data.number !== number) return
      room.channel.removeEventListener('message', listen)
      if (data.kind === 'answer') resolve(data.answer)
      else reject(new Error(data.reason))
    }
    room.channel.addEventListener('message', listen)
    room.channel.postMessage({ kind: 'who' })
  })
}

export interface Persisted {
  value: unknown
  context: unknown
  status: string
  children?: Record<string, { snapshot: unknown; systemId?: string } | undefined>
}

/** The snapshot of an actor in a recording, with test values in the place of secrets. */
export function persistedIn({ starts }: Recording, address: string): Persisted | undefined {
  const revive = (tagged: Tagged) => {
    if (tagged.$ === 'secret') return reviveSecret(tagged)
    return tagged.$ === 'error' ? reviveError(tagged) : undefined
  }
  const [first = '', ...others] = address.split('/')
  const started = starts.map(({ name, parent, state }) => {
    const { snapshot } = decoded(state, { revive }) as { snapshot: Persisted }
    return { name, parent, snapshot }
  })
  const whole = started.find(({ parent }) => parent === undefined)?.snapshot
  const child = Object.entries(whole?.children ?? {}).find(
    ([id, one]) => id === first || one?.systemId === first,
  )
  const beside = started.find(({ name }) => name === first)?.snapshot
  const outermost = beside ?? (child?.[1]?.snapshot as Persisted | undefined)
  return others.reduce<Persisted | undefined>(
    (parent, id) => parent?.children?.[id]?.snapshot as Persisted | undefined,
    outermost,
  )
}
