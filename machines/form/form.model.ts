import { type FullAnswer, tells } from '@statecart/prove'
import { type FieldValue, type Problems, type Rules, required, shownProblems } from '../domain/form.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { createFormMachine, type FormContext, type formMachine } from './form.machine.ts'
import { fixed, samples } from './form-samples.ts'

type Says = FullAnswer<typeof formMachine>
type Typed = Pick<FormContext, 'values' | 'found'>

const problemsWhenBlank: Problems = { email: 'emailRequired', name: 'required' }
const fields = Object.keys(problemsWhenBlank)

/** The problem of a field, whether it is shown or not. */
const problemOf = ({ values, found }: Typed, field: string) =>
  found[field] ?? (values[field] === '' ? problemsWhenBlank[field] : undefined)
const showsProblem = (context: FormContext, field: string) => shownProblems(context)[field] !== undefined
/** Whether a field that an event does not touch shows a problem. */
const othersShowProblems = (context: FormContext, touched: readonly string[]) =>
  fields.some((field) => !touched.includes(field) && showsProblem(context, field))
const toldParent: Says = {
  does: (before, { name, value, values }) => [
    tells('parent', { type: 'form.changed', values: { ...before.values, ...(values ?? { [name]: value }) } }),
  ],
}

/** Fields that an event does not touch keep their values and their shown problems. */
const sameOthers = (before: FormContext, after: FormContext, touched: readonly string[]) =>
  fields.every(
    (field) =>
      touched.includes(field) ||
      (after.values[field] === before.values[field] &&
        after.validated.includes(field) === before.validated.includes(field) &&
        shownProblems(after)[field] === shownProblems(before)[field]),
  )

/** A problem is still shown while it is being fixed; a new one is not shown before the field is left. */
const changed: Says = {
  ...toldParent,
  after: (before, after, { name, value }) =>
    after.values[name] === value &&
    after.found[name] === undefined &&
    after.problems[name] === problemOf(after, name) &&
    after.validated.includes(name) === showsProblem(before, name) &&
    showsProblem(after, name) === (showsProblem(before, name) && value === '') &&
    sameOthers(before, after, [name]),
}
const filled: Says = {
  ...toldParent,
  after: (before, after, { values }) =>
    Object.entries(values).every(
      ([field, value]) =>
        after.values[field] === value &&
        after.found[field] === undefined &&
        after.problems[field] === problemOf(after, field) &&
        !after.validated.includes(field) &&
        !showsProblem(after, field),
    ) && sameOthers(before, after, Object.keys(values)),
}
const left: Says = {
  after: (before, after, { name }) =>
    after.validated.includes(name) &&
    shownProblems(after)[name] === problemOf(before, name) &&
    sameOthers(before, after, [name]) &&
    after.values === before.values,
}
const sound = ({ values }: FormContext) => fields.every((field) => values[field] !== '')
const submits: Says = {
  when: sound,
  to: 'filling.submitting',
  does: ({ values }) => [tells('parent', { type: 'form.submitted', values })],
  after: (before, after) => Object.keys(after.problems).length === 0 && after.values === before.values,
}
const hasRefused = (before: FormContext, after: FormContext) => after.refusals === before.refusals + 1
const hasJudgedAll = (before: FormContext, after: FormContext) =>
  hasRefused(before, after) &&
  fields.every((field) => shownProblems(after)[field] === problemOf(before, field))
const done: Says = {
  to: 'filling.editing',
  does: ['forgetDraft'],
  after: (before, after) => after.values === before.values && Object.keys(after.found).length === 0,
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

const rules: Rules = { email: required('emailRequired'), name: required() }

export const formModel = defineShopModel({
  machine: createFormMachine(rules),
  purpose:
    'Every form: a field is validated on blur, an error disappears once fixed, and a draft survives a reload.',
  input: { values: { email: '', name: '' }, draft },
  events: [
    { type: 'field.changed', name: 'email', value: 'ada@example.com' },
    { type: 'field.changed', name: 'email', value: '' },
    { type: 'field.changed', name: 'name', value: 'Ada Lovelace' },
    { type: 'field.changed', name: 'name', value: '' },
    { type: 'field.left', name: 'email' },
    { type: 'field.left', name: 'name' },
    { type: 'form.fill', values: { email: 'grace@example.com' } },
    { type: 'form.fill', values: { email: '', name: '' } },
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
  abstract: ({ values, validated, found }) => [
    fields.map((field) => values[field] === ''),
    [...validated].sort(),
    found,
  ],
  answers: {
    'filling.editing': {
      'field.changed': changed,
      'field.left': left,
      'form.fill': filled,
      'form.submit': [submits, { to: 'filling.refused', after: hasJudgedAll }],
      'form.done': done,
    },
    'filling.refused': {
      'field.changed': [
        {
          ...changed,
          when: (context, { name, value }) => value !== '' && !othersShowProblems(context, [name]),
          to: 'filling.editing',
        },
        changed,
      ],
      'field.left': left,
      'form.fill': [
        {
          ...filled,
          when: (context, { values }) => !othersShowProblems(context, Object.keys(values)),
          to: 'filling.editing',
        },
        filled,
      ],
      'form.submit': [submits, { after: hasJudgedAll }],
      'form.done': done,
      'xstate.done.actor.recalling': {
        when: (context, { output }) =>
          output !== undefined && !othersShowProblems(context, Object.keys(output)),
        to: 'filling.editing',
      },
    },
    'filling.submitting': {
      'form.fill': filled,
      'form.release': [
        {
          when: (_, { problems }) => problems !== undefined,
          to: 'filling.refused',
          after: (before, after, { problems }) =>
            hasRefused(before, after) && shownProblems(after).email === problems.email,
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
          when: ({ values }) => fields.some((field) => values[field] !== ''),
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
  initially: (snapshot) =>
    snapshot.matches({ filling: 'editing', secrets: 'hidden', draft: 'recalling' }) &&
    snapshot.context.validated.length === 0 &&
    snapshot.context.refusals === 0,
  invariants: {
    'submitted values were valid, or have been replaced': (snapshot) =>
      !snapshot.matches({ filling: 'submitting' }) ||
      Object.keys(snapshot.context.problems).length === 0 ||
      !sound(snapshot.context),
    'a summary is shown only while it lists a problem': (snapshot) =>
      !snapshot.hasTag('refused') || fields.some((field) => showsProblem(snapshot.context, field)),
  },
})
