import { describe, expect, it } from 'vitest'
import { type AnyActorRef, SimulatedClock } from 'xstate'
import { contactWith } from '../../machines/contact/contact.effects.ts'
import type { FormValues } from '../../machines/domain/form.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace } from '../../machines/fixtures/examples.ts'
import { openScreen, openShop } from '../../machines/shop/open-shop.ts'
import { eventually, waitFor } from '../wait.ts'

const message = { name: ' Ada ', email: ' ada@example.com ', subject: ' A lamp ', message: ' Does it dim? ' }
const blank = { name: '', email: '', subject: '', message: '' }

function openContact(ports: FakePorts) {
  const clock = new SimulatedClock()
  const shop = openShop(ports, 'admin', { clock }).start()
  const contact = openScreen(shop, 'contact', contactWith(ports), undefined).start()
  const form = (): AnyActorRef => {
    const child = contact.getSnapshot().children.form
    if (!child) throw new Error('There is no form')
    return child
  }
  return { shop, clock, contact, form, session: shop.system.get('session') as AnyActorRef }
}

function fill(form: AnyActorRef, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
}

function submitMessage(ports: FakePorts, values: FormValues) {
  const { contact, form, clock } = openContact(ports)
  fill(form(), values)
  form().send({ type: 'form.submit' })
  clock.increment(1)
  return contact
}

it('logs the trimmed message, and can be filled in again', async () => {
  const ports = fakePorts()
  const contact = submitMessage(ports, message)
  await waitFor(contact, (snapshot) => snapshot.matches('sent'))
  const facts = { name: 'Ada', email: 'ada@example.com', subject: 'A lamp', message: 'Does it dim?' }
  expect(ports.log.entries).toMatchObject([{ level: 'info', facts }])
  contact.send({ type: 'contact.another' })
  expect(contact.getSnapshot().children.form?.getSnapshot().context.values).toEqual(blank)
})

it.each(['name', 'email', 'subject', 'message'])('sends nothing without a %s', (field) => {
  const ports = fakePorts()
  const { children } = submitMessage(ports, { ...message, [field]: ' ' }).getSnapshot()
  const problem = field === 'email' ? 'emailRequired' : 'required'
  expect(children.form?.getSnapshot().context.problems).toEqual({ [field]: problem })
  expect(ports.log.entries).toEqual([])
})

it('requires a valid email address', () => {
  const { children } = submitMessage(fakePorts(), { ...message, email: 'ada' }).getSnapshot()
  expect(children.form?.getSnapshot().context.problems).toHaveProperty('email')
})

describe('the draft', () => {
  const draftFor = (owner: string, subject: string) => ({
    key: `${owner}/contact`,
    owner,
    values: { ...blank, subject },
  })
  const none = { salt: '', hash: '', rounds: 1 }

  async function signedIn(ports: FakePorts, id?: string): Promise<void> {
    await ports.storage.otherTab.transact('write', ['user', 'registeredUsers'], async (tx) => {
      for (const user of [ada, grace]) await tx.put('registeredUsers', { ...user, password: none })
      if (id) await tx.put('user', { key: 'current', id })
      else await tx.remove('user', 'current')
    })
  }
  const leave = (form: AnyActorRef, subject: string) => {
    fill(form, { subject })
    form.send({ type: 'field.left', name: 'subject' })
  }
  const drafts = (ports: FakePorts) => ports.storage.contents('drafts')
  const subjectIn = (form: AnyActorRef) => form.getSnapshot().context.values.subject
  const known = (session: AnyActorRef) => waitFor(session, (snapshot) => !snapshot.matches('restoring'))

  it('of a guest is restored on the next visit', async () => {
    const ports = fakePorts()
    const { form, session } = openContact(ports)
    await known(session)
    leave(form(), 'A lamp')
    await eventually(() => expect(drafts(ports)).toEqual([draftFor('guest', 'A lamp')]))
    const again = openContact(ports)
    await eventually(() => expect(subjectIn(again.form())).toBe('A lamp'))
  })

  it('of a user is restored when the session is known, instead of the guest’s', async () => {
    const ports = fakePorts()
    await signedIn(ports, ada.id)
    await ports.storage.seed('drafts', draftFor('guest', 'A mug'), draftFor(ada.id, 'A lamp'))
    const { form } = openContact(ports)
    await eventually(() => expect(subjectIn(form())).toBe('A lamp'))
  })

  it('that was typed before the session was known is stored for the user', async () => {
    const ports = fakePorts()
    await signedIn(ports, ada.id)
    ports.storage.gate.hold()
    const { form, clock } = openContact(ports)
    leave(form(), 'A lamp')
    clock.increment(300)
    expect(drafts(ports)).toEqual([])
    ports.storage.gate.release()
    await eventually(() => expect(drafts(ports)).toEqual([draftFor(ada.id, 'A lamp')]))
    expect(subjectIn(form())).toBe('A lamp')
  })

  it('of a guest moves to the account that another tab signs in to', async () => {
    const ports = fakePorts()
    const { form, session } = openContact(ports)
    await known(session)
    leave(form(), 'A lamp')
    await eventually(() => expect(drafts(ports)).toHaveLength(1))
    await signedIn(ports, ada.id)
    await eventually(() => expect(drafts(ports)).toEqual([draftFor(ada.id, 'A lamp')]))
    expect(subjectIn(form())).toBe('A lamp')
  })

  it('of a guest who writes another message is stored too', async () => {
    const ports = fakePorts()
    const { contact, form, session, clock } = openContact(ports)
    await known(session)
    fill(form(), message)
    form().send({ type: 'form.submit' })
    clock.increment(1)
    await waitFor(contact, (snapshot) => snapshot.matches('sent'))
    contact.send({ type: 'contact.another' })
    leave(form(), 'A mug')
    await eventually(() => expect(drafts(ports)).toEqual([draftFor('guest', 'A mug')]))
  })

  it('of a user is not shown to the next user', async () => {
    const ports = fakePorts()
    await signedIn(ports, ada.id)
    const { form, session } = openContact(ports)
    await known(session)
    leave(form(), 'A lamp')
    await eventually(() => expect(drafts(ports)).toHaveLength(1))
    await signedIn(ports, grace.id)
    await eventually(() => expect(subjectIn(form())).toBe(''))
    expect(drafts(ports)).toEqual([draftFor(ada.id, 'A lamp')])
  })
})
