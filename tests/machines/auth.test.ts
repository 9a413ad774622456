import { describe, expect, it, vi } from 'vitest'
import { type AnyActorRef, SimulatedClock } from 'xstate'
import { UserExists } from '../../machines/domain/accounts.ts'
import { lineProduct } from '../../machines/domain/cart.ts'
import { InvalidCredentials } from '../../machines/domain/errors.ts'
import type { FieldValue } from '../../machines/domain/form.ts'
import type { Transaction } from '../../machines/domain/stored.ts'
import { guest, type RegisteredUser } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp } from '../../machines/fixtures/examples.ts'
import { openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { eventually, waitFor } from '../wait.ts'
import { fillAndSubmit, noHash, openLogin, openRegister, password, secret } from './auth-screens.ts'

describe('registering', () => {
  const person = { name: ' Ada Lovelace ', email: ' Ada@Example.com ', password, confirmPassword: password }

  it('stores the user with a new id, without admin rights, and with a hash instead of the password', async () => {
    const ports = fakePorts()
    const screen = openRegister(openShop(ports).start(), ports)
    fillAndSubmit(screen, person)
    await waitFor(screen, (snapshot) => snapshot.matches('registered'))
    const [storedUser, ...others] = ports.storage.contents('registeredUsers')
    expect(others).toEqual([])
    expect(storedUser).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.com', isAdmin: false })
    expect(storedUser?.password).toEqual(await ports.passwords.hash(password))
    expect(ports.storage.contents('user')).toEqual([{ key: 'current', id: storedUser?.id }])
  })

  it('is refused at the email field if the email is already registered', async () => {
    const ports = fakePorts()
    await ports.storage.seed('registeredUsers', { ...ada, password: noHash })
    const screen = openRegister(openShop(ports).start(), ports)
    const hashed = vi.spyOn(ports.passwords, 'hash')
    const form = fillAndSubmit(screen, person)
    await waitFor(screen, (snapshot) => !snapshot.hasTag('busy'))
    expect(hashed).not.toHaveBeenCalled()
    expect(form.getSnapshot().context.submitProblems).toEqual({ email: 'userExists' })
    expect(ports.storage.contents('registeredUsers')).toHaveLength(1)
    expect(ports.toasts.visible()).toEqual(['userExists'])
  })

  it('is refused if another tab registers the email first', async () => {
    const ports = fakePorts()
    const screen = openRegister(openShop(ports).start(), ports)
    ports.passwords.gate.hold()
    const hashed = vi.spyOn(ports.passwords, 'hash')
    const form = fillAndSubmit(screen, person)
    await eventually(() => expect(hashed).toHaveBeenCalled())
    await ports.storage.seed('registeredUsers', { ...ada, password: noHash })
    ports.passwords.gate.release()
    await waitFor(screen, (snapshot) => !snapshot.hasTag('busy'))
    expect(form.getSnapshot().context.submitProblems).toEqual({ email: 'userExists' })
    expect(ports.storage.contents('user')).toEqual([])
  })

  it('throws errors that another bundle recognizes by name', () => {
    expect([new UserExists(), new InvalidCredentials()].map(String)).toEqual([
      'UserExists: User already exists',
      'InvalidCredentials: Invalid credentials',
    ])
  })

  it('stores a draft without the password', async () => {
    const ports = fakePorts()
    const clock = new SimulatedClock()
    const screen = openRegister(openShop(ports, 'admin', { clock }).start(), ports)
    fillAndSubmit(screen, { ...person, email: 'ada@' })
    clock.increment(1_000)
    await expect.poll(() => ports.storage.contents('drafts')).toHaveLength(1)
    const [draft] = ports.storage.contents('drafts')
    expect(draft).toMatchObject({ key: 'guest/register', owner: guest, values: { email: 'ada@' } })
    expect(JSON.stringify(draft)).not.toContain('correct horse')
  })
})

describe('signing in', () => {
  it('opens a session if the password is right, and logs a refusal', async () => {
    const ports = fakePorts()
    const storedUser = { ...ada, password: await ports.passwords.hash(password) }
    await ports.storage.seed('registeredUsers', storedUser)
    const shop = openShop(ports).start()
    const screen = openLogin(shop, ports)
    fillAndSubmit(screen, { email: ada.email, password: secret('wrong horse') })
    await waitFor(screen, (snapshot) => snapshot.hasTag('refused'))
    expect(ports.log.entries.map(({ level }) => level)).toEqual(['info'])
    expect(ports.storage.contents('user')).toEqual([])
    fillAndSubmit(screen, { email: ' ADA@example.com ', password })
    await waitFor(screen, (snapshot) => snapshot.matches('signedIn'))
    expect(ports.storage.contents('user')).toEqual([{ key: 'current', id: ada.id }])
    const { session } = shop.system.getAll()
    expect(session.getSnapshot().context.user).toEqual(ada)
    expect(screen.getSnapshot().status).toBe('done')
    expect(ports.storage.contents('wishlist')).toContainEqual({ owner: guest, products: [] })
  })

  describe('to an account that another tab changes during the password check', () => {
    async function whileChecking(change: (tx: Transaction, storedUser: RegisteredUser) => Promise<void>) {
      const ports = fakePorts()
      const storedUser = { ...ada, password: await ports.passwords.hash(password) }
      await ports.storage.seed('registeredUsers', storedUser)
      const guestsCart = { owner: guest, lines: [{ product: lineProduct(lamp), quantity: 1 }] }
      await ports.storage.seed('cart', guestsCart)
      const shop = openShop(ports).start()
      const screen = openLogin(shop, ports)
      ports.passwords.gate.hold()
      const verified = vi.spyOn(ports.passwords, 'verify')
      fillAndSubmit(screen, { email: ada.email, password })
      await eventually(() => expect(verified).toHaveBeenCalled())
      await ports.storage.otherTab.transact('write', ['registeredUsers'], (tx) => change(tx, storedUser))
      ports.passwords.gate.release()
      await waitFor(screen, (snapshot) => !snapshot.hasTag('busy'))
      return { ports, screen, shop, guestsCart }
    }

    it.each<[string, (tx: Transaction, storedUser: RegisteredUser) => Promise<void>]>([
      ['erased', (tx, { id }) => tx.remove('registeredUsers', id)],
      [
        'given another password',
        (tx, storedUser) => tx.put('registeredUsers', { ...storedUser, password: noHash }),
      ],
    ])('opens no session and leaves the guest’s cart unchanged if the account was %s', async (_, change) => {
      const { ports, screen, guestsCart } = await whileChecking(change)
      expect(screen.getSnapshot().hasTag('refused')).toBe(true)
      expect(ports.storage.contents('user')).toEqual([])
      expect(ports.storage.contents('cart')).toMatchObject([guestsCart])
      expect(ports.log.entries.map(({ level }) => level)).toEqual(['info'])
    })

    it('uses the rights that the account has after the change', async () => {
      const { shop } = await whileChecking((tx, storedUser) =>
        tx.put('registeredUsers', { ...storedUser, isAdmin: true }),
      )
      expect(shop.system.getAll().session.getSnapshot().context.user).toEqual({ ...ada, isAdmin: true })
    })
  })
})

describe('a page that is closed while its session is written', () => {
  /** Closes the page when the write of the session begins. */
  async function closeDuringWrite(
    ports: FakePorts,
    openForm: (shop: Shop, ports: FakePorts) => AnyActorRef,
    values: Record<string, FieldValue>,
  ) {
    const { transact } = ports.storage
    let writing: Promise<unknown> | undefined
    const shop = openShop(ports).start()
    const screen = openForm(shop, ports)
    fillAndSubmit(screen, values)
    ports.storage.transact = (mode, stores, work) => {
      const result = transact(mode, stores, work)
      if (mode === 'write' && stores.includes('user')) {
        writing = result
        shop.send({ type: 'screen.closed', actor: screen })
      }
      return result
    }
    await eventually(() => expect(writing).toBeDefined())
    return expect(writing).rejects.toThrow()
  }

  it('opens no session', async () => {
    const ports = fakePorts()
    await ports.storage.seed('registeredUsers', { ...ada, password: await ports.passwords.hash(password) })
    await closeDuringWrite(ports, openLogin, { email: ada.email, password })
    expect(ports.storage.contents('user')).toEqual([])
  })

  it('registers no user', async () => {
    const ports = fakePorts()
    const person = { name: 'Ada Lovelace', email: ada.email, password, confirmPassword: password }
    await closeDuringWrite(ports, openRegister, person)
    expect(ports.storage.contents('registeredUsers')).toEqual([])
    expect(ports.storage.contents('user')).toEqual([])
  })
})
