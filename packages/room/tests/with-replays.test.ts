import { expect, test, vi } from 'vitest'
import type { TabNews } from '../src/link/tabs.ts'
import { withReplays } from '../src/link/with-replays.ts'

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
