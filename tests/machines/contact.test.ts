import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { contactWith } from '../../machines/contact/contact.effects.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import type { FormValues } from '../../machines/form/form.ts'
import { waitFor } from '../wait.ts'

const message = { name: ' Ada ', email: ' ada@example.com ', subject: ' A lamp ', message: ' Does it dim? ' }

function written(ports: FakePorts, values: FormValues) {
  const contact = createActor(contactWith(ports), { input: { owner: 'guest' } }).start()
  const { form } = contact.getSnapshot().children
  for (const [name, value] of Object.entries(values)) form?.send({ type: 'field.changed', name, value })
  form?.send({ type: 'form.submit' })
  return contact
}

it('logs what was written, without the blanks around it, and can be written to again', async () => {
  const ports = fakePorts()
  const contact = written(ports, message)
  await waitFor(contact, (snapshot) => snapshot.matches('sent'))
  const facts = { name: 'Ada', email: 'ada@example.com', subject: 'A lamp', message: 'Does it dim?' }
  expect(ports.log.entries).toMatchObject([{ level: 'info', facts }])
  contact.send({ type: 'contact.another' })
  expect(contact.getSnapshot().children.form?.getSnapshot().context.values).toEqual({
    name: '',
    email: '',
    subject: '',
    message: '',
  })
})

it.each(['name', 'email', 'subject', 'message'])('sends nothing without a %s', (field) => {
  const ports = fakePorts()
  const { children } = written(ports, { ...message, [field]: ' ' }).getSnapshot()
  const problem = field === 'email' ? 'emailRequired' : 'required'
  expect(children.form?.getSnapshot().context.problems).toEqual({ [field]: problem })
  expect(ports.log.entries).toEqual([])
})

it('wants an address that an answer could be sent to', () => {
  const { children } = written(fakePorts(), { ...message, email: 'ada' }).getSnapshot()
  expect(children.form?.getSnapshot().context.problems).toHaveProperty('email')
})

it('keeps what somebody was writing for the next visit', async () => {
  const ports = fakePorts()
  const contact = createActor(contactWith(ports), { input: { owner: 'guest' } }).start()
  const { form } = contact.getSnapshot().children
  form?.send({ type: 'field.changed', name: 'subject', value: 'A lamp' })
  form?.send({ type: 'field.left', name: 'subject' })
  await expect
    .poll(() => ports.storage.contents('drafts'))
    .toMatchObject([{ key: 'guest/contact', owner: 'guest' }])
})
