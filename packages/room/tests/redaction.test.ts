import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { openRoom } from '../src/application/open-room.ts'
import { problemsWith, revived } from '../src/drive/shape.ts'
import { createCopier } from '../src/plain.ts'
import { asTest } from '../src/record/as-test.ts'
import { createRedaction, redacted, redactedAddress } from '../src/redaction.ts'
import { reportFile } from '../src/report/report.ts'
import { connect, createPair } from './connected.ts'

/** Each secret is planted in a different place, so that a leak shows where it comes from. */
const secrets = {
  password: 'hunter2-planted',
  nested: 'nested-planted',
  inMap: 'map-planted',
  renamed: 'renamed-planted',
  token: 'sk-0123456789abcdef',
  inError: 'sk-fedcba9876543210',
  output: 'sk-aaaabbbbccccdddd',
}

type SignIn = { type: 'sign-in'; password: string; note: string; profile: { cardNumber: string } }

const accountMachine = setup({
  types: {
    context: {} as { password: string; user: unknown; byName: Map<string, string>; note: string },
    events: {} as SignIn | { type: 'leave' },
  },
  actors: {
    check: fromPromise<string>(() => Promise.resolve(secrets.output)),
    fail: fromPromise<string>(() => Promise.reject(new Error(`bad ${secrets.inError}`))),
  },
  actions: {
    keep: assign(({ event }) =>
      event.type === 'sign-in' ? { password: event.password, note: event.note } : {},
    ),
  },
  guards: {
    isLong: (_, { text }: { text: string }) => text.length > 3,
    hasPassword: ({ context }) => context.password !== '',
  },
}).createMachine({
  id: 'account',
  context: {
    password: secrets.password,
    user: { name: 'Tess', cardNumber: secrets.nested },
    byName: new Map([['password', secrets.inMap]]),
    note: secrets.token,
  },
  initial: 'out',
  states: {
    out: {
      on: {
        'sign-in': {
          guard: { type: 'isLong', params: ({ event }) => ({ text: event.password }) },
          target: 'in',
          actions: 'keep',
        },
        leave: { guard: 'hasPassword', target: 'out' },
      },
    },
    in: {
      invoke: [
        { id: 'check', src: 'check', onDone: {} },
        { id: 'fail', src: 'fail', onError: {} },
      ],
      on: { leave: 'out' },
    },
  },
})

const everything = { text: '', actor: '', event: '', ignored: false, above: undefined, count: 100 }

test('leaks no secrets from contexts and events into messages, logs, recordings or files', async () => {
  const { application, room, sent } = createPair()
  const { inspect } = openRoom({ channel: application, redact: ['password', /card/i, /sk-[0-9a-f]{16}/] })
  const account = createActor(accountMachine, { inspect }).start()
  const link = await connect(room)
  await link.ask('record.start')
  account.send({
    type: 'sign-in',
    password: secrets.renamed,
    note: 'remember me',
    profile: { cardNumber: secrets.nested },
  })
  await expect.poll(() => account.getSnapshot().children['fail']?.getSnapshot().status).toBe('error')

  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  const { lines } = await link.ask('log.page', everything)
  expect(lines.length).toBeGreaterThan(3)
  const details = await Promise.all(lines.map(({ seq }) => link.ask('log.entry', seq)))
  expect(details.find((detail) => detail?.event === 'sign-in')?.payload).toMatchObject({
    password: redacted,
    note: 'remember me',
    profile: { cardNumber: redacted },
  })
  const view = await link.ask('see.actor', sessionId)
  expect(view?.context).toMatchObject({ user: { name: 'Tess' }, byName: [['password', redacted]] })
  expect(await link.ask('see.value', sessionId, undefined, ['byName', '0', '1'], 0)).toBe(redacted)
  expect(await link.ask('see.value', sessionId, undefined, ['password'], 0)).toBe(redacted)
  await link.ask('see.why', sessionId, undefined)
  await link.ask('send.events', sessionId)
  await link.ask('decide.list', 'account')
  await link.ask('record.checks', sessionId)
  await link.ask('time.moment', sessionId, undefined)
  await link.ask('record.check', sessionId, 'note', '"remember me"')
  const recording = await link.ask('record.stop')
  if (!recording) throw new Error('Nothing was recorded')
  expect(recording.steps.length).toBeGreaterThan(2)
  await link.ask('replay.start', recording)
  for (const _ of recording.steps) expect((await link.ask('replay.step')).difference).toBeUndefined()
  const [replayed] = (await link.ask('replay.ask', 'actors.list', [])) as { sessionId: string }[]
  await link.ask('replay.ask', 'see.actor', [replayed?.sessionId])
  await link.ask('replay.ask', 'log.page', [everything])
  await link.ask('drive.goTo', sessionId, 'account.in')
  const report = await link.ask('report.write', 'It does not work')

  const exported = [JSON.stringify(recording), asTest(recording, { replaying: './replaying.ts' })]
  const outside = [JSON.stringify(sent), await reportFile(report).content.text(), ...exported]
  for (const [place, secret] of Object.entries(secrets))
    for (const text of outside)
      expect({ place, leaks: text.includes(secret) }).toEqual({ place, leaks: false })
  account.stop()
})

test('sends the original value of an unchanged redacted property', async () => {
  const { application, room } = createPair()
  const { inspect } = openRoom({ channel: application, redact: ['password'] })
  const account = createActor(accountMachine, { inspect }).start()
  account.send({ type: 'sign-in', password: 'first secret', note: 'one', profile: { cardNumber: '' } })
  account.send({ type: 'leave' })
  const link = await connect(room)
  const [{ sessionId = '' } = {}] = await link.ask('actors.list')
  const sendable = (await link.ask('send.events', sessionId)).find(({ type }) => type === 'sign-in')
  expect(sendable).toMatchObject({ source: 'seen', payload: { password: redacted, note: 'one' } })
  const payload = JSON.stringify({ ...Object(sendable?.payload), note: 'two' })
  await link.ask('send.event', sessionId, 'sign-in', payload)
  expect(account.getSnapshot().context).toMatchObject({ password: 'first secret', note: 'two' })
  account.stop()
})

test('redacts the secrets in the query and the hash of a URL, and keeps the rest', () => {
  const redaction = createRedaction(['token', /^sk-/])
  expect(redactedAddress('/a?token=1&page=2&other=sk-3', redaction)).toBe(
    `/a?token=${redacted}&page=2&other=${redacted}`,
  )
  expect(redactedAddress('/a?token', redaction)).toBe(`/a?token=${redacted}`)
  expect(redactedAddress('/plain', redaction)).toBe('/plain')
  expect(redactedAddress('/a?b==#/c?d=1&e', redaction)).toBe('/a?b==#/c?d=1&e')
  expect(redactedAddress('/a#token=1==&page=2', redaction)).toBe(`/a#token=${redacted}&page=2`)
  expect(redactedAddress('/a?page=2#/reset?token=1', redaction)).toBe(`/a?page=2#/reset?token=${redacted}`)
  expect(redactedAddress('/a#sk-3', redaction)).toBe(`/a#${redacted}`)
})

test('matches a pattern with the flag g every time', () => {
  const redaction = createRedaction([/secret/g])
  expect([redaction.text('a secret'), redaction.text('a secret')]).toEqual([redacted, redacted])
})

test('redacts keys that are secrets, and opens the values under them by the names shown', () => {
  const plain = createCopier(createRedaction(['token', /\S+@\S+/]))
  const value = {
    token: 'abcdef123456',
    sessions: { first: 1, abcdef123456: { deep: { page: 7 } }, '[redacted]': { deep: 8 } },
    byEmail: { 'ana@example.com': { age: 30 }, 'bob@example.com': { age: 40 } },
  }
  expect(plain.of(value)).toEqual({
    token: redacted,
    sessions: { first: 1, [redacted]: { deep: { page: 7 } }, [`${redacted} 2`]: { deep: 8 } },
    byEmail: { [redacted]: redacted, [`${redacted} 2`]: redacted },
  })
  expect(plain.part(value, ['sessions', redacted, 'deep'])).toEqual({ page: 7 })
  expect(plain.part(value, ['sessions', `${redacted} 2`, 'deep'])).toBe(8)
  expect(plain.part(value, ['byEmail', `${redacted} 2`, 'age'])).toBe(redacted)
  expect(plain.under(`byEmail.${redacted}`, 30)).toBe(redacted)
})

test('continues the numbers of redacted keys in the next part of a long object', () => {
  const plain = createCopier(createRedaction([/\S+@\S+/]))
  const people = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`${at}@example.com`, at]))
  expect(Object.keys(Object(plain.part({ people }, ['people'], 200))).slice(0, 2)).toEqual([
    `${redacted} 201`,
    `${redacted} 202`,
  ])
})

test('sends the original keys of an event whose keys are redacted', () => {
  const plain = createCopier(createRedaction([/\S+@\S+/]))
  const example = { rights: { 'ana@example.com': 'all', 'bob@example.com': 'none' }, note: 'one' }
  const edited = { ...Object(plain.of(example)), note: 'two', rights: { [`${redacted} 2`]: redacted, a: 1 } }
  const { note, rights } = Object(revived(edited, example, plain))
  expect(note).toBe('two')
  expect(Object.keys(rights)).toEqual(['bob@example.com', 'a'])
  const same = { ...Object(plain.of(example)), note: 'two' }
  expect(problemsWith(same, example, plain)).toEqual([])
  expect(revived(same, example, plain)).toEqual({ ...example, note: 'two' })
})

test('leaks no keys of contexts into the log, the reads of guards or recordings', async () => {
  const { application, room, sent } = createPair()
  const { inspect } = openRoom({ channel: application, redact: ['token', /\S+@\S+/] })
  type Rights = { token: string; [id: string]: unknown }
  const machine = setup({
    types: { context: {} as Rights, events: {} as { type: 'add'; people: Record<string, number> } },
    guards: { isFree: ({ context }) => context['ana@example.com'] === undefined },
  }).createMachine({
    id: 'rights',
    context: { token: 'abcdef123456', abcdef123456: { page: 1 } },
    on: {
      add: { guard: 'isFree', actions: assign({ 'ana@example.com': 1 }) },
    },
  })
  const actor = createActor(machine, { inspect }).start()
  const link = await connect(room)
  await link.ask('record.start')
  actor.send({ type: 'add', people: { 'bob@example.com': 1 } })
  const { sessionId = '' } = (await link.ask('actors.list'))[0] ?? {}
  const { lines } = await link.ask('log.page', everything)
  const details = await Promise.all(lines.map(({ seq }) => link.ask('log.entry', seq)))
  expect(details.flatMap((detail) => detail?.changes ?? [])).toContainEqual({
    path: redacted,
    before: redacted,
    after: redacted,
  })
  await link.ask('see.actor', sessionId)
  await link.ask('see.why', sessionId, undefined)
  const recording = await link.ask('record.stop')
  for (const text of [JSON.stringify(sent), JSON.stringify(recording)])
    expect(
      ['abcdef123456', 'ana@example.com', 'bob@example.com'].filter((key) => text.includes(key)),
    ).toEqual([])
  actor.stop()
})
