import localforage from 'localforage'
import type { Order } from '../../../../machines/domain/order.ts'
import type { Start } from '../trial.ts'
import { appendTrial, ordersOf } from './append-trial.ts'

/** The usual way to store a list: one value under one key, read and written as a whole. */
export const start: Start = async (_, size) => {
  await localforage.setItem('orders', ordersOf(size))
  return appendTrial(size, async (order) => {
    const orders = (await localforage.getItem<Order[]>('orders')) ?? []
    await localforage.setItem('orders', [...orders, order])
  })
}
