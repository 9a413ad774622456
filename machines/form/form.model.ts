import { type FullAnswer, tells } from '@statecart/prove'
import { type FieldValue, type FormValues, type Rules, required } from '../domain/form.ts'
import { Secret } from '../domain/secret.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { createFormMachine, type FormContext, type formMachine } from './form.machine.ts'

type Says = FullAnswer<typeof formMachine>
type Values = { values: FormValues }

const isBlank = ({ values }: Values) => values.email === ''
const isWrong = (context: Pick<FormContext, 'values' | 'found'>) =>
  isBlank(context) || context.found.email !== undefined
/** The problem of a field, whether it is shown or not. */
const problemOf = ({ values, found }: Pick<FormContext, 'values' | 'found'>) =>
  found.email ?? (isBlank({ values }) ? 'emailRequired' : undefined)
const toldParent: Says = {
  does: (before, { value, values }) => [
    tells('parent', { type: 'form.changed', values: { ...before.values, ...(values ?? { email: value }) } }),
  ],
}

/** A field that was not touched does not change. */
const othersOf = ({ judged: seen }: FormContext) => seen.filter((name) => name !== 'email').join()

const changed: Says = {
  ...toldParent,
  after: (before, after, { value }) =>
    after.values.email === value &&
    after.found.email === undefined &&
    after.problems.email === problemOf(after) &&
    after.judged.includes('email') === (before.judged.includes('email') && isWrong(before)) &&
    othersOf(after) === othersOf(before),
}
const filled: Says = {
  ...toldParent,
  after: (before, after, { values }) =>
    after.values.email === values.email &&
    after.found.email === undefined &&
    after.problems.email === problemOf(after) &&
    !after.judged.includes('email') &&
    othersOf(after) === othersOf(before),
}
const judged: Says = {
  after: (before, after, { name }) => after.judged.includes(name) && after.values === before.values,
}
const sound = (context: FormContext) => !isBlank(context)
const submits: Says = {
  when: sound,
  to: 'filling.submitting',
  does: ({ values }) => [tells('parent', { type: 'form.submitted', values })],
  after: (before, after) => after.problems.email === undefined && after.values === before.values,
}
const judgedAll = (before: FormContext, after: FormContext) =>
  after.judged.includes('email') && after.refusals === before.refusals + 1
const done: Says = {
  to: 'filling.editing',
  does: ['forgetDraft'],
  after: (before, after) => after.values === before.values && after.found.email === undefined,
}

/** A valid value for each kind of field of the shop: a secret by its kind, any other field by its name or as the first sample. */
const samples: readonly FieldValue[] = [
  'Ada Lovelace',
  new Secret('password', 'correct horse'),
  new Secret('cardNumber', '4242 4242 4242 4242'),
  new Secret('cardCode', '123'),
]
const sampleTexts: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  expiryDate: '12/40',
  country: 'US',
  price: '19.99',
  image: 'https://example.com/lamp.png',
  avatar: 'https://example.com/ada.png',
}

function sampleFor(name: string, value: FieldValue | undefined, given: readonly FieldValue[]): FieldValue {
  const secret = given.find(
    (one) => typeof one === 'object' && typeof value === 'object' && one.kind === value.kind,
  )
  return secret ?? sampleTexts[name] ?? given[0] ?? ''
}

/** What is valid stays; each field with a problem gets a value without. */
function fixed({ values, problems }: FormContext, given: readonly FieldValue[]): FormValues {
  const names = Object.keys(problems)
  return {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, sampleFor(name, values[name], given)])),
  }
}

const recalled = { email: 'ada@example.com' }
const draft = { key: 'guest/register', owner: 'guest' }
const named = { key: 'ada/contact', owner: 'ada' }
const isNamed = (_: unknown, after: FormContext) => after.draft === named
const recalls: Says = {
  when: (_, { output }) => output !== undefined,
  does: ({ values }, { output }) => [
    tells('parent', { type: 'form.changed', values: { ...values, ...output } }),
  ],
  after: (_, after, { output }) => after.values.email === output.email,
}

const rules: Rules = { email: required('emailRequired') }

export const formModel = defineShopModel({
  machine: createFormMachine(rules),
  purpose:
    'Every form: a field is validated on blur, an error disappears once fixed, and a draft survives a reload.',
  input: { values: { email: '' }, draft },
  events: [
    { type: 'field.changed', name: 'email', value: 'ada@example.com' },
    { type: 'field.changed', name: 'email', value: '' },
    { type: 'field.left', name: 'email' },
    { type: 'field.left', name: 'nickname' },
    { type: 'form.fill', values: { email: 'grace@example.com' } },
    { type: 'form.fill', values: { email: '' } },
    { type: 'form.submit' },
    { type: 'form.release' },
    { type: 'form.release', problems: { email: 'userExists' } },
    { type: 'form.done' },
    { type: 'form.draft', draft: named },
    { type: 'secrets.toggled' },
    { type: 'xstate.done.actor.recalling', output: recalled },
    { type: 'xstate.done.actor.recalling', output: undefined },
    { type: 'xstate.error.actor.recalling', error: new Error('unreadable') },
    { type: 'xstate.done.actor.saving', output: undefined },
    { type: 'xstate.error.actor.saving', error: new Error('full') },
    { type: 'xstate.after.pause.form.draft.dirty' },
  ],
  examples: {
    samples,
    of: (context, given) => [{ type: 'form.fill', values: fixed(context, given as FieldValue[]) }],
  },
  abstract: ({ values, judged: seen, found }) => [values.email === '', seen.length, found],
  answers: {
    'filling.editing': {
      'field.changed': changed,
      'field.left': judged,
      'form.fill': filled,
      'form.submit': [submits, { to: 'filling.refused', after: judgedAll }],
      'form.done': done,
    },
    'filling.refused': {
      'field.changed': [{ ...changed, when: (_, { value }) => value !== '', to: 'filling.editing' }, changed],
      'field.left': judged,
      'form.fill': { ...filled, to: 'filling.editing' },
      'form.submit': [submits, { after: judgedAll }],
      'form.done': done,
      'xstate.done.actor.recalling': {
        when: (_, { output }) => output !== undefined,
        to: 'filling.editing',
      },
    },
    'filling.submitting': {
      'form.fill': filled,
      'form.release': [
        {
          when: (_, { problems }) => problems !== undefined,
          to: 'filling.refused',
          after: (before, after) => isWrong(after) && judgedAll(before, after),
        },
        { to: 'filling.editing' },
      ],
      'form.done': done,
    },
    'secrets.hidden': { 'secrets.toggled': 'secrets.revealed' },
    'secrets.revealed': {
      'secrets.toggled': 'secrets.hidden',
      'form.submit': { when: sound, to: 'secrets.hidden' },
    },
    draft: {
      'form.draft': [
        {
          when: (context) => !isBlank(context),
          to: 'draft.saving',
          does: ['forgetDraft'],
          after: isNamed,
        },
        { to: 'draft.recalling', after: isNamed },
      ],
    },
    'draft.recalling': {
      'xstate.done.actor.recalling': [{ ...recalls, to: 'draft.saved' }, { to: 'draft.saved' }],
      'xstate.error.actor.recalling': 'draft.saved',
      'field.changed': 'draft.dirty',
    },
    'draft.saved': { 'field.changed': 'draft.dirty' },
    'draft.dirty': {
      'xstate.after.pause.form.draft.dirty': 'draft.saving',
      'field.changed': 'draft.dirty',
      'field.left': 'draft.saving',
      'form.done': 'draft.saved',
    },
    'draft.saving': {
      'xstate.done.actor.saving': 'draft.saved',
      'xstate.error.actor.saving': 'draft.saved',
      'field.changed': 'draft.dirty',
      'form.done': 'draft.saved',
    },
  },
  tags: {
    'filling.submitting': ['busy'],
    'filling.refused': ['refused'],
    'secrets.revealed': ['revealed'],
  },
  delays: { pause: 300 },
  initially: ({ context }) => context.judged.length === 0 && context.refusals === 0,
  invariants: {
    'nothing that is blank is ever submitted': (snapshot) =>
      !snapshot.matches({ filling: 'submitting' }) ||
      snapshot.context.problems.email === undefined ||
      isBlank(snapshot.context),
    'a summary stands only while something is wrong': (snapshot) =>
      !snapshot.hasTag('refused') || isWrong(snapshot.context),
  },
})
