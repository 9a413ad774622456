import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findByEmail } from '../../machines/domain/accounts.ts'
import { administrator, currentUser, findUser } from '../../machines/domain/current-user.ts'
import { sampleCard } from '../../machines/domain/saved-cards.ts'
import { cardsOf } from '../../machines/domain/stored.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'
import { fillAndSubmit, noHash, openLogin, password } from './auth-screens.ts'

describe('the administrator', () => {
  it('exists from the start, is found by email and by id, and can change the password', async () => {
    const ports = fakePorts()
    const find = () =>
      ports.storage.transact('read', ['registeredUsers'], async (tx) => [
        await findByEmail(tx, ' ADMIN@statecart.example '),
        await findUser(tx, administrator.id),
      ])
    expect(await find()).toEqual([administrator, administrator])
    const changed = { ...administrator, email: 'other@statecart.example', password: noHash }
    await ports.storage.seed('registeredUsers', changed)
    expect(await find()).toEqual([changed, changed])
  })

  it('has the data and the password from the README', () => {
    const { password: hashRecord, ...user } = administrator
    expect(user).toEqual({
      id: 'administrator',
      email: 'admin@statecart.example',
      name: 'Ada Admin',
      isAdmin: true,
    })
    const salt = Buffer.from(hashRecord.salt, 'base64')
    const hash = pbkdf2Sync('open-sesame-2025', salt, hashRecord.rounds, 32, 'sha256')
    expect(hash.toString('base64')).toBe(hashRecord.hash)
  })

  it('has the sample card after the first sign-in, and no card again after it was removed', async () => {
    const ports = fakePorts()
    const user = { ...administrator, password: await ports.passwords.hash(password) }
    await ports.storage.seed('registeredUsers', user)
    const cards = () => ports.storage.transact('read', ['paymentMethods'], (tx) => cardsOf(tx, user.id))
    async function signIn() {
      const screen = openLogin(openShop(ports).start(), ports)
      fillAndSubmit(screen, { email: administrator.email, password })
      await waitFor(screen, (snapshot) => snapshot.matches('signedIn'))
    }
    await signIn()
    expect(await cards()).toEqual([sampleCard(user, ports.clock.now())])
    await ports.storage.seed('paymentMethods', { owner: user.id, cards: [] })
    await signIn()
    expect(await cards()).toEqual([])
  })

  it('is found only by its own email and id', async () => {
    const { storage } = fakePorts()
    await storage.seed('registeredUsers', { ...ada, password: noHash })
    const found = await storage.transact('read', ['registeredUsers', 'user'], async (tx) => [
      await findByEmail(tx, grace.email),
      await findUser(tx, grace.id),
      await currentUser(tx),
    ])
    expect(found).toEqual([undefined, undefined, undefined])
    await storage.seed('user', { key: 'current', id: ada.id })
    expect(await storage.transact('read', ['registeredUsers', 'user'], currentUser)).toEqual(ada)
  })
})
