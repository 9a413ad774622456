import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { openSession, signInStores } from '../../machines/domain/accounts.ts'
import { emptyCart } from '../../machines/domain/cart.ts'
import { StorageError } from '../../machines/domain/errors.ts'
import { guest } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { ada, lamp, mug, scarf } from '../../machines/fixtures/examples.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import { wishlistWith } from '../../machines/wishlist/wishlist.effects.ts'
import { fc } from '../seeded.ts'
import { waitFor } from '../wait.ts'

const products = [lamp, mug, scarf]

/** When a page ends: before its transactions run, after their commit, or after their entries are dropped. */
type End = 'before' | 'committed' | 'done'
type Step =
  | { kind: 'add' | 'remove' | 'toggle'; of: number }
  | { kind: 'order' | 'signIn' | 'settle' | 'refuse' | 'allow' }
  | { kind: 'reload'; end: End }

const of = fc.nat({ max: products.length - 1 })
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), of }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'toggle' as const), of }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'order' as const,
        'signIn' as const,
        'settle' as const,
        'refuse' as const,
        'allow' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reload' as const),
      end: fc.constantFrom<End>('before', 'committed', 'done'),
    }),
  },
) satisfies fc.Arbitrary<Step>

/** A browser with its storage, its journal and one open page. */
function createBrowser() {
  const storage = createFakeStorage()
  const entries: Record<string, string> = {}
  let isFull = false
  let visits = 0
  let page = open()

  /** A page that has ended receives no more messages, and records no more entries. */
  function open() {
    const life: { end?: End } = {}
    const never = new Promise<never>(() => {})
    const journal = createJournal(entries)
    const ports: FakePorts = fakePorts({
      storage: {
        ...storage,
        async transact(mode, stores, work) {
          await Promise.resolve()
          if (life.end === 'before') return never
          if (mode === 'write' && isFull) throw new StorageError('full', 'full')
          const result = await storage.transact(mode, stores, work)
          return life.end ? never : result
        },
      },
      journal: {
        ...journal,
        drop: (...args) => (life.end ? undefined : journal.drop(...args)),
      },
    })
    visits += 1
    const owner = isSignedIn() ? ada.id : guest
    const input = (name: string) => ({ input: { owner, session: `${name}-${visits}` } })
    return {
      life,
      cart: createActor(cartWith(ports), input('cart')).start(),
      wishlist: createActor(wishlistWith(ports), input('wishlist')).start(),
    }
  }

  function isSignedIn(): boolean {
    return storage.contents('user').length > 0
  }

  async function idle(): Promise<void> {
    await waitFor(page.cart, ({ value }) => value === 'settled' || value === 'refused')
    await waitFor(page.wishlist, ({ value }) => value === 'settled' || value === 'refused')
  }

  return {
    storage,
    entries,
    idle,
    isSignedIn,
    page: () => page,
    setFull(full: boolean) {
      isFull = full
    },
    async reload(end: End): Promise<void> {
      if (end === 'done') await idle()
      page.life.end = end
      page.cart.stop()
      page.wishlist.stop()
      // Lets pending transactions end; the ended page does not receive their results.
      await storage.transact('read', ['cart'], async () => undefined)
      page = open()
    },
    async writeAll(): Promise<void> {
      isFull = false
      await idle()
      page.cart.send({ type: 'write.retry' })
      page.wishlist.send({ type: 'write.retry' })
      await idle()
    },
  }
}

/** The state after the same steps without failures. */
interface Expected {
  cart: Map<number, number>
  wishes: number[]
}

type Browser = ReturnType<typeof createBrowser>

async function performStep(browser: Browser, expected: Expected, step: Step): Promise<void> {
  const { cart, wishlist } = browser.page()
  switch (step.kind) {
    case 'add': {
      const product = products[step.of] ?? lamp
      cart.send({ type: 'cart.add', product })
      expected.cart.set(product.id, (expected.cart.get(product.id) ?? 0) + 1)
      return
    }
    case 'remove': {
      const { id } = products[step.of] ?? lamp
      cart.send({ type: 'cart.remove', id })
      expected.cart.delete(id)
      return
    }
    case 'toggle': {
      const product = products[step.of] ?? lamp
      // Toggling depends on the shown state, so this waits until that is up to date.
      await browser.writeAll()
      wishlist.send({ type: 'wishlist.toggle', product })
      expected.wishes = expected.wishes.includes(product.id)
        ? expected.wishes.filter((id) => id !== product.id)
        : [...expected.wishes, product.id]
      return
    }
    case 'order': {
      await browser.writeAll()
      const owner = browser.isSignedIn() ? ada.id : guest
      await browser.storage.seed('cart', { ...emptyCart, owner })
      cart.send({ type: 'storage.changed' })
      expected.cart.clear()
      return
    }
    case 'signIn':
      if (browser.isSignedIn()) return
      await browser.storage.transact('write', signInStores, (tx) => openSession(tx, ada, 0))
      cart.send({ type: 'owner.changed', owner: ada.id })
      wishlist.send({ type: 'owner.changed', owner: ada.id })
      return
    case 'settle':
      return browser.idle()
    case 'refuse':
    case 'allow':
      browser.setFull(step.kind === 'refuse')
      return
    case 'reload':
      return browser.reload(step.end)
  }
}

it('applies every change once and in order while pages end, writes fail, orders are placed and users sign in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const browser = createBrowser()
      await browser.storage.seed('registeredUsers', {
        ...ada,
        password: { salt: '', hash: '', rounds: 1 },
      })
      const expected: Expected = { cart: new Map(), wishes: [] }
      for (const step of steps) await performStep(browser, expected, step)
      await browser.reload('before')
      await browser.writeAll()
      const owner = browser.isSignedIn() ? ada.id : guest
      const lines = browser.storage.contents('cart').find((cart) => cart.owner === owner)?.lines ?? []
      const wishes = browser.storage.contents('wishlist').find((list) => list.owner === owner)?.products ?? []
      expect(new Map(lines.map(({ product, quantity }) => [product.id, quantity]))).toEqual(expected.cart)
      expect(wishes.map(({ id }) => id)).toEqual(expected.wishes)
      expect(Object.keys(browser.entries)).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  )
})
