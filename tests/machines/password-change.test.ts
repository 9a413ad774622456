import { describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { Secret } from '../../machines/domain/secret.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { passwordChangeWith } from '../../machines/password-change/password-change.effects.ts'
import { WrongPassword } from '../../machines/password-change/password-change.machine.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { eventually, waitFor } from '../wait.ts'
import { writesOf } from './writes.ts'

const secret = (text: string) => new Secret('password', text)
const current = secret('correct horse')
const wanted = secret('battery staple')

async function openPasswordChange() {
  const ports = fakePorts()
  const storedUser = { ...ada, password: await ports.passwords.hash(current) }
  await ports.storage.seed('registeredUsers', storedUser)
  await ports.storage.seed('user', { key: 'current', id: ada.id })
  const shop = openShop(ports).start()
  const screen = openScreen(shop, 'passwordChange', passwordChangeWith(ports), { user: ada }).start()
  screen.send({ type: 'change.asked' })
  const { form } = screen.getSnapshot().children as { form: AnyActorRef }
  return {
    ports,
    storedUser,
    form,
    screen,
    found: () => form.getSnapshot().context.submitProblems,
    problems: () => form.getSnapshot().context.problems,
    change(values: Record<string, Secret>) {
      for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
      form.send({ type: 'form.submit' })
    },
    finished: () => waitFor(screen, (snapshot) => !snapshot.hasTag('busy')),
  }
}
const validValues = { currentPassword: current, newPassword: wanted, confirmPassword: wanted }

describe('a new password', () => {
  it('requires the current password, and the new password twice with its minimum length', async () => {
    const { form, problems, change } = await openPasswordChange()
    expect(Object.values(form.getSnapshot().context.values).map(String)).toEqual([
      '[password]',
      '[password]',
      '[password]',
    ])
    expect(problems()).toEqual({
      currentPassword: 'passwordRequired',
      newPassword: 'passwordRequired',
      confirmPassword: 'confirmRequired',
    })
    change({ currentPassword: current, newPassword: secret('short'), confirmPassword: wanted })
    expect(problems()).toEqual({ newPassword: 'passwordShort', confirmPassword: 'passwordsDiffer' })
  })

  it('is stored if the current password is right', async () => {
    const { ports, storedUser, change, screen } = await openPasswordChange()
    change(validValues)
    await waitFor(screen, (snapshot) => snapshot.matches('closed'))
    const password = await ports.passwords.hash(wanted)
    expect(ports.storage.contents('registeredUsers')).toEqual([{ ...storedUser, password }])
    expect(ports.toasts.visible()).toEqual(['passwordChanged'])
  })

  it('is not stored if the current password is wrong', async () => {
    const { ports, storedUser, change, found, finished } = await openPasswordChange()
    change({ ...validValues, currentPassword: secret('wrong horse') })
    await finished()
    expect(found()).toEqual({ currentPassword: 'passwordWrong' })
    expect(ports.storage.contents('registeredUsers')).toEqual([storedUser])
  })

  it('is not stored if another tab changes the password first', async () => {
    const { ports, storedUser, change, found, finished } = await openPasswordChange()
    ports.passwords.gate.hold()
    const verified = vi.spyOn(ports.passwords, 'verify')
    change(validValues)
    const changedByOtherTab = { ...storedUser, password: { salt: 'theirs', hash: 'theirs', rounds: 1 } }
    await eventually(() => expect(verified).toHaveBeenCalled())
    await ports.storage.seed('registeredUsers', changedByOtherTab)
    ports.passwords.gate.release()
    await finished()
    expect(found()).toEqual({ currentPassword: 'passwordWrong' })
    expect(ports.storage.contents('registeredUsers')).toEqual([changedByOtherTab])
  })

  it('is not stored if the form is canceled while the passwords are checked', async () => {
    const { ports, storedUser, screen, change } = await openPasswordChange()
    ports.passwords.gate.hold()
    const hash = vi.spyOn(ports.passwords, 'hash')
    const verify = vi.spyOn(ports.passwords, 'verify')
    change(validValues)
    await expect.poll(() => verify.mock.calls).toHaveLength(1)
    screen.send({ type: 'change.dropped' })
    ports.passwords.gate.release()
    await verify.mock.results[0]?.value
    await ports.storage.transact('read', ['registeredUsers'], (tx) => tx.all('registeredUsers'))
    expect(hash).not.toHaveBeenCalled()
    expect(ports.storage.contents('registeredUsers')).toEqual([storedUser])
    expect(screen.getSnapshot().matches('closed')).toBe(true)
  })

  it('is not stored if the form is canceled during the write', async () => {
    const { ports, storedUser, screen, change } = await openPasswordChange()
    const written = writesOf(ports.storage, 'registeredUsers', () => screen.send({ type: 'change.dropped' }))
    change(validValues)
    await expect.poll(() => written).toHaveLength(1)
    await expect(written[0]).rejects.toThrow()
    expect(ports.storage.contents('registeredUsers')).toEqual([storedUser])
    expect(ports.toasts.visible()).toEqual([])
  })

  it.each(['before', 'during the change'])(
    'is not stored for an account that was erased %s',
    async (when) => {
      const { ports, change, finished } = await openPasswordChange()
      const leave = () =>
        ports.storage.otherTab.transact('write', ['registeredUsers'], (tx) =>
          tx.remove('registeredUsers', ada.id),
        )
      if (when === 'before') await leave()
      const hash = ports.passwords.hash.bind(ports.passwords)
      vi.spyOn(ports.passwords, 'hash').mockImplementation(async (password) => {
        if (when === 'during the change') await leave()
        return hash(password)
      })
      change(validValues)
      await finished()
      expect(ports.toasts.visible()).toEqual(['notSignedIn'])
      expect(ports.storage.contents('registeredUsers')).toEqual([])
    },
  )
})

it('has a named error for a wrong password', () => {
  expect(new WrongPassword()).toMatchObject({
    name: 'WrongPassword',
    message: 'This is not the current password',
  })
})
