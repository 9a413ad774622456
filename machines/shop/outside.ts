import { fromCallback } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import type { ShopEvent } from './shop-types.ts'

/** Events from outside: the browser's history, other tabs, network and color scheme. */
export function outsideOf({
  history,
  storage,
  environment,
}: Pick<Ports, 'history' | 'storage' | 'environment'>) {
  return fromCallback<ShopEvent>(({ sendBack }) => {
    const stops = [
      history.listen((place) => sendBack({ type: 'history.popped', place })),
      storage.watch((news) => {
        if (news.type === 'storage.changed')
          for (const store of news.stores) sendBack({ type: 'store.changed', store })
        else sendBack({ type: news.type })
      }),
      environment.watch(sendBack),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
}
