import { fromPromise } from 'xstate'
import { type AddProductAccess, mayAddProducts } from '../domain/access.ts'
import { nextLocalId } from '../domain/catalogue.ts'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import type { Product } from '../domain/product.ts'
import type { StoreName, Transaction } from '../domain/stored.ts'
import type { User } from '../domain/user.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { addProductAccessIn } from '../ports/system.ts'
import { addProductMachine } from './add-product.machine.ts'
import { changedProduct, newProduct, productRules } from './add-product.ts'

const stores: StoreName[] = ['products', 'sources', ...currentUserStores]

export function addProductWith({ storage, journal }: Pick<Ports, 'storage' | 'journal'>) {
  return addProductMachine.provide({
    actors: {
      form: formWith({ storage, journal }, productRules),
      save: fromPromise(({ input: { user, facts, id, known }, system, signal }) =>
        storage.transact('write', stores, async (tx) => {
          await assertMayAddProducts(tx, user, addProductAccessIn(system))
          const existing = id === undefined ? undefined : await tx.get('products', id)
          if (id !== undefined && !existing) throw new Error('The product no longer exists')
          const product = existing
            ? changedProduct(existing, facts)
            : newProduct(facts, nextLocalId([...known, ...(await allKnownProducts(tx))]))
          await tx.put('products', product)
          signal.throwIfAborted()
          return product
        }),
      ),
      remove: fromPromise(({ input: { user, id }, system }) =>
        storage.transact('write', stores, async (tx) => {
          await assertMayAddProducts(tx, user, addProductAccessIn(system))
          if (id !== undefined) await tx.remove('products', id)
        }),
      ),
    },
  })
}

/** Checks the stored user, because another tab may have signed out or the administrator right may have been removed. */
async function assertMayAddProducts(tx: Transaction, { id }: User, access: AddProductAccess): Promise<void> {
  if (!mayAddProducts(await expectSignedIn(tx, id), access))
    throw new Error('Only administrators can add products')
}

/** The products added in this browser, also by other tabs, and those in the cached lists of the sources. */
async function allKnownProducts(tx: Transaction): Promise<Product[]> {
  const cachedLists = await tx.all('sources')
  return [
    ...(await tx.all('products')),
    ...cachedLists.flatMap((list) => (list.name === 'categories' ? [] : list.products)),
  ]
}
