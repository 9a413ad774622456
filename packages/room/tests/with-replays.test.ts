import { expect, test, vi } from 'vitest'
import type { TabNews } from '../src/link/tabs.ts'
import { withReplays } from '../src/link/with-replays.ts'
import type { RoomLink } from '../src/protocol.ts'

test.each(['tab.gone', 'tab.lost'] as const)(
  'a replay ends when the tab in which it runs reports %s, and not with another tab',
  (type) => {
    let tell: (news: TabNews) => void = () => undefined
    const watch = (listener: typeof tell) => {
      tell = listener
      return () => undefined
    }
    const { replays, tabs } = withReplays(
      { watch, attach: () => Promise.reject(new Error('no tab')) },
      { clock: { now: () => 0 }, title: 'Replay' },
    )
    const news: TabNews[] = []
    tabs.watch((one) => news.push(one))
    const close = vi.fn()
    const id = replays.show({ ask: vi.fn(), onChange: () => () => undefined, close }, 'shop')
    tell({ type, id: 'another' })
    expect([replays.has(id), close.mock.calls.length]).toEqual([true, 0])
    tell({ type, id: 'shop' })
    expect([replays.has(id), close.mock.calls.length]).toEqual([false, 1])
    expect(news.slice(-2)).toEqual([
      { type, id: 'shop' },
      { type: 'tab.gone', id },
    ])
  },
)

/** The links of a room to a tab that answers with `ask`. */
function openLinks(ask: () => Promise<never>) {
  let tell: (news: TabNews) => void = () => undefined
  const watch = (listener: typeof tell) => {
    tell = listener
    return () => undefined
  }
  const leave = vi.fn()
  const attach = vi.fn(
    async (): Promise<RoomLink> => ({ ask, onChange: () => () => undefined, close: leave }),
  )
  const { links, tabs, close } = withReplays({ watch, attach }, { clock: { now: () => 0 }, title: 'Replay' })
  tabs.watch(() => undefined)
  async function showOnce(): Promise<void> {
    const id = await links.open('shop')
    await links
      .find(id)
      ?.ask('see.trouble')
      .catch(() => undefined)
    links.close(id)
  }
  return { showOnce, attach, leave, close, goAway: () => tell({ type: 'tab.gone', id: 'shop' }) }
}

test('stays attached to a tab while another one is shown, so that its recording, faults and breakpoints stay', async () => {
  const { showOnce, attach, leave, goAway, close } = openLinks(() => Promise.resolve(undefined as never))
  await showOnce()
  await showOnce()
  expect([attach, leave].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  goAway()
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  await showOnce()
  expect(attach).toHaveBeenCalledTimes(2)
  close()
  await expect.poll(() => leave.mock.calls.length).toBe(2)
})

test('attaches anew to a tab that refused the first request', async () => {
  const { showOnce, attach, leave } = openLinks(() => Promise.reject(new Error('The host cannot open')))
  await showOnce()
  await showOnce()
  expect([attach, leave].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
})
