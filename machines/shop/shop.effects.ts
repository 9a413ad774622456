import { fromCallback, waitFor } from 'xstate'
import { cartWith } from '../cart/cart.effects.ts'
import { catalogueWith } from '../catalogue/catalogue.effects.ts'
import type { AddProductAccess } from '../domain/access.ts'
import { startingPreferences } from '../domain/preferences.ts'
import { navigationWith } from '../navigation/navigation.effects.ts'
import { noticesWith } from '../notices/notices.effects.ts'
import { ordersWith } from '../orders/orders.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { preferencesWith } from '../preferences/preferences.effects.ts'
import { sessionWith } from '../session/session.effects.ts'
import { storageWith } from '../storage/storage.effects.ts'
import { themeWith } from '../theme/theme.effects.ts'
import { wishlistWith } from '../wishlist/wishlist.effects.ts'
import { isSaving } from './saving.ts'
import { shopMachine } from './shop.machine.ts'
import type { ShopEvent, ShopInput } from './shop-types.ts'

type OutsidePorts = Pick<Ports, 'appearance' | 'history' | 'storage' | 'environment'>

/** Events from outside: the browser's history, other tabs, network and color scheme. */
function watchOutside({ appearance, history, storage, environment }: OutsidePorts) {
  return fromCallback<ShopEvent>(({ sendBack }) => {
    const unsubscribes = [
      history.listen((place) => sendBack({ type: 'history.popped', place })),
      storage.watch((change) => {
        if (change.type === 'storage.changed')
          for (const store of change.stores) sendBack({ type: 'store.changed', store })
        else if (change.type === 'storage.lost') sendBack(change)
        else sendBack({ type: 'storage.quarantined' })
      }),
      environment.watch(sendBack),
      appearance.watch((saved) => sendBack({ type: 'preferences.saved', saved })),
    ]
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  })
}

export function shopWith(ports: Ports) {
  return shopMachine.provide({
    actors: {
      outside: watchOutside(ports),
      cart: cartWith(ports),
      catalogue: catalogueWith(ports),
      navigation: navigationWith(ports),
      notices: noticesWith(ports),
      orders: ordersWith(ports),
      preferences: preferencesWith(ports),
      session: sessionWith(ports),
      storage: storageWith(ports),
      theme: themeWith(ports),
      wishlist: wishlistWith(ports),
    },
    actions: {
      clearRecentEvents: ({ self }) =>
        ports.clearRecent?.([
          self,
          ...Object.values(self.getSnapshot().children).filter((child) => child !== undefined),
        ]),
      closeOnceSaved: ({ self }, { actor }) => {
        waitFor(actor, () => !isSaving(actor)).then(
          () => self.send({ type: 'screen.closed', actor }),
          // The actor was stopped before it had saved, for example with the whole shop.
          () => undefined,
        )
      },
      logFailure: (_, { error }) =>
        ports.log.error('A part of the shop stopped and was started again', { error }),
      logStopped: (_, { error }) =>
        ports.log.error('A part of the shop stopped and was not started again', { error }),
    },
  })
}

/** The shop's input, read from the ports when it is created. */
export function shopInput(
  ports: Pick<Ports, 'appearance' | 'environment' | 'history' | 'hydration' | 'ids'>,
  addProduct: AddProductAccess,
): ShopInput {
  const start = startingPreferences(ports.environment.languages())
  return {
    place: ports.history.place(),
    start,
    chosen: { ...start, ...ports.appearance.read() },
    loadedLanguage: 'en',
    dark: ports.environment.dark(),
    online: ports.environment.online(),
    addProduct,
    prerendered: ports.hydration.prerenderedProducts(),
    visit: ports.ids.next(),
  }
}
