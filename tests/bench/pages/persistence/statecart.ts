import { log } from '../../../../src/adapters/log.ts'
import { createStorage } from '../../../../src/adapters/storage/storage.ts'
import { clock } from '../../../../src/adapters/time.ts'
import type { Start } from '../trial.ts'
import { appendTrial, ordersOf } from './append-trial.ts'

export const start: Start = async (_, size) => {
  const storage = createStorage({ clock, log, name: 'bench' })
  await storage.transact('write', ['orders'], async (tx) => {
    for (const order of ordersOf(size)) await tx.put('orders', order)
  })
  return appendTrial(size, (order) => storage.transact('write', ['orders'], (tx) => tx.put('orders', order)))
}
