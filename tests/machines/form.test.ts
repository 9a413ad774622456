import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, setup } from 'xstate'
import { expiryDate } from '../../machines/domain/card-number.ts'
import {
  draftOf,
  email,
  firstProblemOf,
  isEmpty,
  optional,
  problemsOf,
  required,
  safeImage,
  shownProblems,
  textOf,
  withoutProblem,
} from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { formWith } from '../../machines/form/form.effects.ts'
import { createFormMachine } from '../../machines/form/form.machine.ts'
import { waitFor } from '../wait.ts'

const draft = { key: 'guest/register', owner: 'guest' }
const password = new Secret('password', 'correct horse')
const values = { email: '', password: new Secret('password', '') }

async function openForm(ports: FakePorts, formDraft?: typeof draft) {
  const clock = new SimulatedClock()
  const input = { values, ...(formDraft ? { draft: formDraft } : {}) }
  const screen = createActor(setup({}).createMachine({}), { clock }).start()
  const form = createActor(formWith(ports, { email: required('emailRequired') }), {
    parent: screen,
    input,
  }).start()
  await waitFor(form, (snapshot) => snapshot.matches({ draft: 'saved' }))
  return { form, clock, draftSaved: () => waitFor(form, (snapshot) => snapshot.matches({ draft: 'saved' })) }
}

it('shows the problems of validated fields only', () => {
  const problems = { email: 'emailInvalid', name: 'required' } as const
  expect(shownProblems({ problems, validated: ['email', 'password'] })).toEqual({ email: 'emailInvalid' })
})

it('names the value that became invalid while the form was open, such as the date of a card', () => {
  let now = Date.UTC(2026, 5, 1)
  const actor = createActor(createFormMachine({ expiryDate: expiryDate(() => now) }), {
    input: { values: { expiryDate: '06/26' } },
  }).start()
  now = Date.UTC(2026, 6, 3)
  actor.send({ type: 'form.submit' })
  expect(actor.getSnapshot().hasTag('refused')).toBe(true)
  expect(shownProblems(actor.getSnapshot().context)).toEqual({ expiryDate: 'expiryInvalid' })
})

describe('a draft', () => {
  it('is saved after a pause in typing, without secrets, and restored', async () => {
    const ports = fakePorts()
    const { form, clock, draftSaved } = await openForm(ports, draft)
    form.send({ type: 'field.changed', name: 'email', value: 'ada@' })
    form.send({ type: 'field.changed', name: 'password', value: password })
    clock.increment(300)
    await draftSaved()
    expect(ports.storage.contents('drafts')).toEqual([{ ...draft, values: { email: 'ada@' } }])
    const again = await openForm(ports, draft)
    expect(again.form.getSnapshot().context.values).toEqual({ ...values, email: 'ada@' })
  })

  it('is restored even if the page was closed before it was written', async () => {
    const ports = fakePorts()
    const { form } = await openForm(ports, draft)
    ports.storage.gate.hold()
    form.send({ type: 'field.changed', name: 'email', value: 'ada@' })
    form.send({ type: 'field.left', name: 'email' })
    const { storage, journal } = ports
    const next = fakePorts({ journal, storage: { ...storage, transact: storage.otherTab.transact } })
    const again = await openForm(next, draft)
    expect(again.form.getSnapshot().context.values.email).toBe('ada@')
    expect(storage.contents('drafts')).toEqual([{ ...draft, values: { email: 'ada@' } }])
    expect(journal.entries('drafts')).toEqual([])
  })

  it('is not shown to another owner', async () => {
    const ports = fakePorts()
    await ports.storage.seed('drafts', { ...draft, values: { email: 'ada@' } })
    const { form } = await openForm(ports, { key: 'grace/register', owner: 'grace' })
    expect(form.getSnapshot().context.values.email).toBe('')
  })

  it('is not shown to another owner even if the page was closed before it was written', async () => {
    const ports = fakePorts()
    const graces = { key: 'grace/register', owner: 'grace', values: { email: 'grace@' } }
    ports.journal.record('drafts', graces.key, graces)
    const { form } = await openForm(ports, draft)
    expect(form.getSnapshot().context.values.email).toBe('')
    expect(ports.journal.entries('drafts')).toEqual([graces])
  })

  it('is not written again if a field is changed while the form is submitted', async () => {
    const ports = fakePorts()
    const { form, clock, draftSaved } = await openForm(ports, draft)
    form.send({ type: 'field.changed', name: 'email', value: 'ada@shop.example' })
    clock.increment(300)
    await draftSaved()
    form.send({ type: 'form.submit' })
    form.send({ type: 'field.changed', name: 'email', value: 'late@shop.example' })
    expect(form.getSnapshot().context.values.email).toBe('ada@shop.example')
    expect(form.getSnapshot().matches({ draft: 'saved' })).toBe(true)
  })

  it('is not written for an account that another tab has deleted', async () => {
    const ports = fakePorts()
    const gracesDraft = { key: 'grace/register', owner: 'grace' }
    const { form, clock, draftSaved } = await openForm(ports, gracesDraft)
    form.send({ type: 'field.changed', name: 'email', value: 'grace@' })
    clock.increment(300)
    await draftSaved()
    expect(ports.storage.contents('drafts')).toEqual([])
    expect(ports.journal.entries('drafts')).toEqual([])
  })

  it('is deleted after the form is done', async () => {
    const ports = fakePorts()
    await ports.storage.seed('drafts', { ...draft, values: { email: 'ada@' } })
    const { form } = await openForm(ports, draft)
    form.send({ type: 'form.done' })
    await expect.poll(() => ports.storage.contents('drafts')).toEqual([])
  })

  it('is not stored if the form has no draft key', async () => {
    const ports = fakePorts()
    await ports.storage.seed('drafts', { ...draft, values: { email: 'ada@' } })
    const { form, clock, draftSaved } = await openForm(ports)
    expect(form.getSnapshot().context.values.email).toBe('')
    form.send({ type: 'field.changed', name: 'email', value: 'grace@' })
    clock.increment(300)
    await draftSaved()
    form.send({ type: 'form.done' })
    expect(form.getSnapshot().status).toBe('active')
    expect(ports.storage.contents('drafts')).toEqual([{ ...draft, values: { email: 'ada@' } }])
    expect(ports.journal.entries('drafts')).toEqual([])
  })

  it('is lost without a message if storage is full', async () => {
    const ports = fakePorts()
    const { form, clock, draftSaved } = await openForm(ports, draft)
    ports.storage.refuseWrites('full')
    form.send({ type: 'field.changed', name: 'email', value: 'ada@' })
    clock.increment(300)
    await draftSaved()
    form.send({ type: 'form.done' })
    expect(form.getSnapshot().status).toBe('active')
  })

  it('stays in the journal while storage refuses it, and is restored after a reload', async () => {
    const ports = fakePorts()
    const { form } = await openForm(ports, draft)
    ports.storage.refuseWrites('full')
    form.send({ type: 'field.changed', name: 'email', value: 'ada@' })
    form.send({ type: 'field.left', name: 'email' })
    const again = await openForm(ports, draft)
    expect(again.form.getSnapshot().context.values.email).toBe('ada@')
    ports.storage.refuseWrites()
    form.send({ type: 'form.done' })
    const last = await openForm(ports, draft)
    expect(last.form.getSnapshot().context.values.email).toBe('')
    expect(ports.journal.entries('drafts')).toEqual([])
  })

  it('contains texts and choices, but no secrets', () => {
    expect(draftOf({ email: 'ada@', news: false, password })).toEqual({ email: 'ada@', news: false })
  })
})

describe('rules', () => {
  it('name the problem of each field', () => {
    const rules = {
      name: required(),
      email: firstProblemOf(required('emailRequired'), email),
      phone: optional,
    }
    expect(problemsOf(rules, {})).toEqual({ name: 'required', email: 'emailRequired' })
    expect(problemsOf(rules, { name: 'Ada', email: 'ada' })).toEqual({ email: 'emailInvalid' })
    expect(problemsOf(rules, { name: 'Ada', email: ' ada@example.com ' })).toEqual({})
  })

  it('keep the order of the fields, including problems found during the submit', () => {
    const rules = { email, password: required('passwordRequired') }
    const found = { email: 'userExists', captcha: 'required' } as const
    expect(Object.entries(problemsOf(rules, { email: 'ada@example.com' }, {}, found))).toEqual([
      ['email', 'userExists'],
      ['password', 'passwordRequired'],
      ['captcha', 'required'],
    ])
  })

  it.each(['ada@example.com', 'a@b.c', ' ada@example.com ', ''])('accept %j as an email address', (value) => {
    expect(email(value, {})).toBeUndefined()
  })

  it.each([
    'ada',
    'ada@',
    'ada@example',
    '@example.com',
    'ada@.com',
    'ada@example.',
    'ada lovelace@example.com',
    'to ada@example.com',
    'ada@example.com or so',
    'ada@exam ple.com',
    'ada@example.c om',
    'ada@ex@ample.com',
    'ada@ada@example.com',
    'ada@example.c@m',
  ])('reject %j as an email address', (value) => {
    expect(email(value, {})).toBe('emailInvalid')
  })

  it('require a safe address for a picture, if there is one', () => {
    const problemOf = (address: string) =>
      safeImage('avatarInvalid')(address, {}, { origin: 'http://shop.example' })
    expect(problemOf('')).toBeUndefined()
    expect(problemOf(' https://pictures.example/a.png ')).toBeUndefined()
    expect(problemOf('http://shop.example/a.png')).toBeUndefined()
    expect(problemOf(' /a.png ')).toBeUndefined()
    expect(problemOf('http://pictures.example/a.png')).toBe('avatarInvalid')
    expect(problemOf('ftp://shop.example/a.png')).toBe('avatarInvalid')
  })

  it('recognize empty values of every type', () => {
    expect([undefined, '', ' ', ' \u200b\u2060', new Secret('password', ' ')].every(isEmpty)).toBe(true)
    expect(['a', password].some(isEmpty)).toBe(false)
    expect(required()(password, {})).toBeUndefined()
  })
})

it('reads a value as text only if it is a string', () => {
  expect([textOf('a'), textOf(true), textOf(password), textOf(undefined)]).toEqual(['a', '', '', ''])
})

it('removes a single problem', () => {
  const problems = { name: 'required', email: 'emailInvalid' } as const
  expect(withoutProblem(problems, 'name')).toEqual({ email: 'emailInvalid' })
})
