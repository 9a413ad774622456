import { type FullAnswer, tells } from '@statecart/prove'
import { type FieldValue, type FormValues, type Rules, required } from '../domain/form.ts'
import { Secret } from '../domain/secret.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { type FormContext, formMachine } from './form.machine.ts'

type Says = FullAnswer<typeof formMachine>
type Values = { values: FormValues }

const isBlank = ({ values }: Values) => values.email === ''
const isWrong = (context: Pick<FormContext, 'values' | 'found'>) =>
  isBlank(context) || context.found.email !== undefined
/** What stands at the field, whether it has been judged aloud or not. */
const problemOf = ({ values, found }: Pick<FormContext, 'values' | 'found'>) =>
  found.email ?? (isBlank({ values }) ? 'emailRequired' : undefined)
const toldParent: Says = {
  does: (before, { value, values }) => [
    tells('parent', { type: 'form.changed', values: { ...before.values, ...(values ?? { email: value }) } }),
  ],
}

/** Of a field that nothing was done to, nothing changes. */
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

/** Among them is something sound for every field of the shop. */
const samples: readonly FieldValue[] = [
  'Ada Lovelace',
  'ada@example.com',
  '12/40',
  'US',
  '19.99',
  'https://example.com/lamp.png',
  new Secret('password', 'correct horse'),
  new Secret('cardNumber', '4242 4242 4242 4242'),
  new Secret('cardCode', '123'),
]
/** What is sound stays; the rest gets the first sample that is. */
function filledWith(rules: Rules, values: FormValues, given: readonly FieldValue[]): FormValues {
  const filled = { ...values }
  for (const [name, rule] of Object.entries(rules)) {
    const sound = [values[name], ...given].find((value) => rule(value, filled) === undefined)
    if (sound !== undefined) filled[name] = sound
  }
  return filled
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

export const formModel = defineShopModel({
  machine: formMachine,
  purpose:
    'Every form: a field is validated on blur, an error disappears once fixed, and a draft survives a reload.',
  input: { rules: { email: required('emailRequired') }, values: { email: '' }, draft },
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
    { type: 'xstate.done.actor.keeping', output: undefined },
    { type: 'xstate.error.actor.keeping', error: new Error('full') },
    { type: 'xstate.after.pause.form.drafting.dirty' },
  ],
  examples: {
    samples,
    of: ({ rules, values }, given) => [
      { type: 'form.fill', values: filledWith(rules, values, given as FieldValue[]) },
    ],
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
    drafting: {
      'form.draft': [
        {
          when: (context) => !isBlank(context),
          to: 'drafting.keeping',
          does: ['forgetDraft'],
          after: isNamed,
        },
        { to: 'drafting.recalling', after: isNamed },
      ],
    },
    'drafting.recalling': {
      'xstate.done.actor.recalling': [{ ...recalls, to: 'drafting.kept' }, { to: 'drafting.kept' }],
      'xstate.error.actor.recalling': 'drafting.kept',
      'field.changed': 'drafting.dirty',
    },
    'drafting.kept': { 'field.changed': 'drafting.dirty' },
    'drafting.dirty': {
      'xstate.after.pause.form.drafting.dirty': 'drafting.keeping',
      'field.changed': 'drafting.dirty',
      'field.left': 'drafting.keeping',
      'form.done': 'drafting.kept',
    },
    'drafting.keeping': {
      'xstate.done.actor.keeping': 'drafting.kept',
      'xstate.error.actor.keeping': 'drafting.kept',
      'field.changed': 'drafting.dirty',
      'form.done': 'drafting.kept',
    },
  },
  tags: {
    'filling.submitting': ['busy'],
    'filling.refused': ['refused'],
    'secrets.revealed': ['revealed'],
  },
  waits: { pause: 300 },
  begins: ({ context }) => context.judged.length === 0 && context.refusals === 0,
  invariants: {
    'nothing that is blank is ever submitted': (snapshot) =>
      !snapshot.matches({ filling: 'submitting' }) ||
      snapshot.context.problems.email === undefined ||
      isBlank(snapshot.context),
    'a summary stands only while something is wrong': (snapshot) =>
      !snapshot.hasTag('refused') || isWrong(snapshot.context),
  },
})
