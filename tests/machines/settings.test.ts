import { describe, expect, it } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { FieldValue } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { passwordChangeWith } from '../../machines/password-change/password-change.effects.ts'
import { settingsScreenWith } from '../../machines/settings/settings.effects.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { eventually, waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

function change(screen: AnyActorRef, values: Record<string, FieldValue>): AnyActorRef {
  const { form } = screen.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  return form
}

const origin = 'https://shop.example'

async function openSettings(shopOrigin = origin) {
  const ports = await adasPorts()
  const { shop, clock } = await adasShop(ports)
  const actor = openScreen(shop, 'settings', settingsScreenWith(ports), {
    user: ada,
    origin: shopOrigin,
  }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  const save = async () => {
    const { form } = actor.getSnapshot().children
    form?.send({ type: 'form.submit' })
    clock.increment(500)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, shop, ports, clock, save }
}

describe('the settings', () => {
  it('start with the registered name and email', async () => {
    const { actor } = await openSettings()
    expect(actor.getSnapshot().context.stored).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      notifyByEmail: true,
      notifyBySms: false,
      notifyOfProducts: false,
    })
  })

  it('are saved after half a second, only in the changed fields', async () => {
    const { actor, ports, save } = await openSettings()
    change(actor, { city: ' London ', country: 'UK', notifyBySms: true })
    const elsewhere = { ...defaultSettings(ada), owner: ada.id, phone: '555 0100' }
    await ports.storage.otherTab.transact('write', ['settings'], (tx) => tx.put('settings', elsewhere))
    await save()
    expect(ports.storage.contents('settings')).toMatchObject([
      { phone: '555 0100', address: { city: 'London', country: 'UK' }, notifications: { sms: true } },
    ])
    expect(ports.toasts.visible()).toEqual(['settingsUpdated'])
  })

  it('accept an avatar of this shop although the shop has no https', async () => {
    const { actor, ports, save } = await openSettings('http://localhost:3000')
    change(actor, { avatar: 'http://localhost:3000/ada.png' })
    await save()
    expect(ports.storage.contents('settings')).toMatchObject([{ avatar: 'http://localhost:3000/ada.png' }])
  })

  it('are saved and confirmed even if the screen is closed before the write ends', async () => {
    const { actor, shop, ports, clock } = await openSettings()
    change(actor, { city: 'London' })
    actor.getSnapshot().children.form?.send({ type: 'form.submit' })
    shop.send({ type: 'screen.closed', actor })
    clock.increment(500)
    await eventually(() => expect(ports.toasts.visible()).toEqual(['settingsUpdated']))
    expect(ports.storage.contents('settings')).toMatchObject([{ address: { city: 'London' } }])
    await eventually(() => expect(actor.getSnapshot().status).toBe('stopped'))
    expect(ports.storage.contents('drafts')).toEqual([])
  })

  it('report a failed write even if the screen is closed before', async () => {
    const { actor, shop, ports, clock } = await openSettings()
    change(actor, { city: 'London' })
    ports.storage.refuseWrites('full')
    actor.getSnapshot().children.form?.send({ type: 'form.submit' })
    shop.send({ type: 'screen.closed', actor })
    clock.increment(500)
    await eventually(() => expect(ports.toasts.visible()).toEqual(['settingsFailed']))
    await eventually(() => expect(actor.getSnapshot().status).toBe('stopped'))
  })

  it('are saved, confirmed and shown if the screen is closed and opened again before the write ends', async () => {
    const { actor, shop, ports, clock } = await openSettings()
    change(actor, { city: 'London' })
    actor.getSnapshot().children.form?.send({ type: 'form.submit' })
    shop.send({ type: 'screen.closed', actor })
    const next = openScreen(shop, 'settings', settingsScreenWith(ports), { user: ada, origin }).start()
    clock.increment(500)
    await eventually(() => expect(ports.toasts.visible()).toEqual(['settingsUpdated']))
    await eventually(() => expect(actor.getSnapshot().status).toBe('stopped'))
    await waitFor(next, (snapshot) => snapshot.context.stored.city === 'London')
    expect(next.getSnapshot().context.typed.city).toBe('London')
    const before = defaultSettings(ada)
    const elsewhere = { ...before, owner: ada.id, address: { ...before.address, city: 'Paris' } }
    await ports.storage.otherTab.transact('write', ['settings'], (tx) => tx.put('settings', elsewhere))
    await waitFor(next, (snapshot) => snapshot.context.typed.city === 'Paris')
  })

  it('show the changes of another tab, except in a field that is being edited', async () => {
    const { actor, ports } = await openSettings()
    const before = defaultSettings(ada)
    const saved = (phone: string, city = '') =>
      ports.storage.otherTab.transact('write', ['settings'], (tx) =>
        tx.put('settings', { ...before, owner: ada.id, phone, address: { ...before.address, city } }),
      )
    await saved('555 0100')
    await waitFor(actor, (snapshot) => snapshot.context.typed.phone === '555 0100')
    change(actor, { phone: '555 0199' })
    await saved('555 0111', 'London')
    await waitFor(actor, (snapshot) => snapshot.context.typed.city === 'London')
    expect(actor.getSnapshot().context.typed.phone).toBe('555 0199')
    expect(actor.getSnapshot().context.stored.phone).toBe('555 0111')
  })

  it('can be discarded while they are read again', async () => {
    const { actor, ports } = await openSettings()
    change(actor, { city: 'London' })
    ports.storage.gate.hold()
    actor.send({ type: 'storage.changed' })
    actor.send({ type: 'settings.reset' })
    ports.storage.gate.release()
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }))
    expect(actor.getSnapshot().context.typed.city).toBe('')
  })

  it('are not saved if storage is full, and stay in the form', async () => {
    const { actor, ports, save } = await openSettings()
    change(actor, { city: 'London' })
    ports.storage.refuseWrites('full')
    await save()
    expect(actor.getSnapshot().hasTag('notSaved')).toBe(true)
    expect(actor.getSnapshot().context.typed.city).toBe('London')
    expect(ports.storage.contents('settings')).toEqual([])
    expect(ports.toasts.visible()).toEqual(['settingsFailed'])
  })

  it('are stored as a draft until they are saved or discarded', async () => {
    const { actor, ports, clock } = await openSettings()
    change(actor, { city: 'London' })
    clock.increment(300)
    await expect
      .poll(() => ports.storage.contents('drafts'))
      .toMatchObject([{ key: 'ada/settings', owner: 'ada', values: { city: 'London' } }])
    actor.send({ type: 'settings.reset' })
    expect(actor.getSnapshot().context.typed.city).toBe('')
    await expect.poll(() => ports.storage.contents('drafts')).toHaveLength(0)
  })
})

describe('a password', () => {
  const secret = (text: string) => new Secret('password', text)

  it('is changed if the current password is right', async () => {
    const ports = await adasPorts()
    const password = await ports.passwords.hash(secret('correct horse'))
    await ports.storage.seed('registeredUsers', { ...ada, password })
    const { shop } = await adasShop(ports)
    const actor = openScreen(shop, 'passwordChange', passwordChangeWith(ports), { user: ada }).start()
    actor.send({ type: 'change.asked' })
    const wanted = secret('battery staple')
    const values = { newPassword: wanted, confirmPassword: wanted }
    change(actor, { ...values, currentPassword: secret('wrong horse') }).send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    const { form } = actor.getSnapshot().children
    expect(form?.getSnapshot().context.problems).toEqual({ currentPassword: 'passwordWrong' })
    change(actor, { currentPassword: secret('correct horse') }).send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    const [user] = ports.storage.contents('registeredUsers')
    expect(await ports.passwords.verify(wanted, user?.password)).toBe(true)
    expect(ports.toasts.visible()).toEqual(['passwordChanged'])
  })
})
