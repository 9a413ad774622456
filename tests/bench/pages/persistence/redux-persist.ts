import localforage from 'localforage'
import { legacy_createStore as createStore } from 'redux'
import { type Persistor, persistReducer, persistStore } from 'redux-persist'
import type { Order } from '../../../../machines/domain/order.ts'
import type { Start } from '../trial.ts'
import { appendTrial, ordersOf } from './append-trial.ts'

type Placed = { type: 'placed'; order: Order }

/** Uses IndexedDB, because localStorage is full before 10,000 orders. */
export const start: Start = async (_, size) => {
  const initial = { orders: ordersOf(size) }
  const reducer = persistReducer(
    { key: 'shop', storage: localforage },
    (state: { orders: Order[] } = initial, event: Placed | { type: 'other' }) =>
      event.type === 'placed' ? { orders: [...state.orders, event.order] } : state,
  )
  const store = createStore(reducer)
  // redux-persist writes nothing until it has read the stored state.
  const persistor = await new Promise<Persistor>((ready) => {
    const begun = persistStore(store, null, () => ready(begun))
  })
  await persistor.flush()
  return appendTrial(size, (order) => {
    store.dispatch({ type: 'placed', order })
    return persistor.flush()
  })
}
