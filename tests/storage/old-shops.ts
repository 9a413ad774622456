import { expect } from 'vitest'
import type { StoreName } from '../../machines/domain/stored.ts'
import { createFakeClock } from '../../machines/fakes/fake-clock.ts'
import { createFakeLog } from '../../machines/fakes/fake-outputs.ts'
import { createFakePasswords } from '../../machines/fakes/fake-ports.ts'
import { createLegacy } from '../../src/adapters/legacy/legacy.ts'
import { aTab, freshName, rawContents } from './databases.ts'
import { aPage } from './page.ts'

export const ring = {
  id: '7',
  title: ' Ring ',
  price: '9.99',
  description: 'Gold.',
  category: 'jewelery',
  image: 'https://pictures.example/ring.png',
  rating: { rate: 3.9, count: 120 },
}
export const mug = {
  id: 121,
  title: 'Mug',
  price: 4,
  category: 'electronics',
  image: 'javascript:alert(1)',
  rating: { rate: 0, count: 0 },
}
export const ada = {
  id: 1712,
  email: ' Ada@Shop.example ',
  password: 'hunter22',
  name: 'Ada Shopper',
  isAdmin: false,
}
export const bob = { id: 'b', email: 'bob@shop.example', password: 'swordfish', name: 'Bob', isAdmin: true }

/** A browser with the localStorage of an older shop. */
export function anOldShop(content: Record<string, unknown>) {
  const { window } = aPage()
  for (const [key, value] of Object.entries(content)) {
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const passwords = createFakePasswords()
  const clock = createFakeClock()
  const migrateLegacy = createLegacy({
    passwords,
    clock,
    log: createFakeLog(),
    here: 'https://shop.example/',
    storage: () => window.localStorage,
  })
  return { storage: window.localStorage, passwords, migrateLegacy, name: freshName() }
}

export async function movedIn(content: Record<string, unknown>) {
  const shop = anOldShop(content)
  const tab = aTab({ name: shop.name, migrateLegacy: shop.migrateLegacy })
  expect(await tab.open()).toEqual({ kind: 'persistent' })
  const all = (store: StoreName) => rawContents(tab.name, store)
  return { ...shop, tab, all }
}
