import { type FullAnswer, tells } from '@statecart/prove'
import { type FieldValue, type Problems, type Rules, required, shownProblems } from '../domain/form.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { createFormMachine, type FormContext, type formMachine } from './form.machine.ts'
import { samples, withValidValues } from './form-samples.ts'

type FormAnswer = FullAnswer<typeof formMachine>
type FieldState = Pick<FormContext, 'values' | 'submitProblems'>

const problemsWhenBlank: Problems = { email: 'emailRequired', name: 'required' }
const fields = Object.keys(problemsWhenBlank)

/** The problem of a field, whether it is shown or not. */
const problemOf = ({ values, submitProblems }: FieldState, field: string) =>
  submitProblems[field] ?? (values[field] === '' ? problemsWhenBlank[field] : undefined)
const showsProblem = (context: FormContext, field: string) => shownProblems(context)[field] !== undefined
/** Whether a field that an event does not touch shows a problem. */
const othersShowProblems = (context: FormContext, touched: readonly string[]) =>
  fields.some((field) => !touched.includes(field) && showsProblem(context, field))
const tellsParent: FormAnswer = {
  does: (before, { name, value, values }) => [
    tells('parent', { type: 'form.changed', values: { ...before.values, ...(values ?? { [name]: value }) } }),
  ],
}

/** Fields that an event does not touch keep their values and their shown problems. */
const keepsOtherFields = (before: FormContext, after: FormContext, touched: readonly string[]) =>
  fields.every(
    (field) =>
      touched.includes(field) ||
      (after.values[field] === before.values[field] &&
        after.validated.includes(field) === before.validated.includes(field) &&
        shownProblems(after)[field] === shownProblems(before)[field]),
  )

/** A problem is still shown while it is being fixed; a new one is not shown before the field is left. */
const changed: FormAnswer = {
  ...tellsParent,
  after: (before, after, { name, value }) =>
    after.values[name] === value &&
    after.submitProblems[name] === undefined &&
    after.problems[name] === problemOf(after, name) &&
    after.validated.includes(name) === showsProblem(before, name) &&
    showsProblem(after, name) === (showsProblem(before, name) && value === '') &&
    keepsOtherFields(before, after, [name]),
}
const filled: FormAnswer = {
  ...tellsParent,
  after: (before, after, { values }) =>
    Object.entries(values).every(
      ([field, value]) =>
        after.values[field] === value &&
        after.submitProblems[field] === undefined &&
        after.problems[field] === problemOf(after, field) &&
        !after.validated.includes(field) &&
        !showsProblem(after, field),
    ) && keepsOtherFields(before, after, Object.keys(values)),
}
const fieldLeft: FormAnswer = {
  after: (before, after, { name }) =>
    after.validated.includes(name) &&
    shownProblems(after)[name] === problemOf(before, name) &&
    keepsOtherFields(before, after, [name]) &&
    after.values === before.values,
}
const isValid = ({ values }: FormContext) => fields.every((field) => values[field] !== '')
const submits: FormAnswer = {
  when: isValid,
  to: 'filling.submitting',
  does: ({ values }) => [tells('parent', { type: 'form.submitted', values })],
  after: (before, after) => Object.keys(after.problems).length === 0 && after.values === before.values,
}
const hasRefused = (before: FormContext, after: FormContext) => after.refusals === before.refusals + 1
const hasValidatedAll = (before: FormContext, after: FormContext) =>
  hasRefused(before, after) &&
  fields.every((field) => shownProblems(after)[field] === problemOf(before, field))
const done: FormAnswer = {
  to: 'filling.editing',
  does: ['forgetDraft'],
  after: (before, after) => after.values === before.values && Object.keys(after.submitProblems).length === 0,
}

const storedDraft = { email: 'ada@example.com' }
const draft = { key: 'guest/register', owner: 'guest' }
const draftOfAda = { key: 'ada/contact', owner: 'ada' }
const hasNewDraft = (_: unknown, after: FormContext) => after.draft === draftOfAda
const fillsDraft: FormAnswer = {
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
    { type: 'form.draft', draft: draftOfAda },
    { type: 'secrets.toggled' },
    { type: 'xstate.done.actor.recalling', output: storedDraft },
    { type: 'xstate.done.actor.recalling', output: undefined },
    { type: 'xstate.error.actor.recalling', error: new Error('unreadable') },
    { type: 'xstate.done.actor.saving', output: undefined },
    { type: 'xstate.error.actor.saving', error: new Error('full') },
    { type: 'xstate.after.pause.form.draft.dirty' },
  ],
  examples: {
    samples,
    of: (context, candidates) => [
      { type: 'form.fill', values: withValidValues(context, candidates as FieldValue[]) },
    ],
  },
  abstract: ({ values, validated, submitProblems }) => [
    fields.map((field) => values[field] === ''),
    [...validated].sort(),
    submitProblems,
  ],
  answers: {
    'filling.editing': {
      'field.changed': changed,
      'field.left': fieldLeft,
      'form.fill': filled,
      'form.submit': [submits, { to: 'filling.refused', after: hasValidatedAll }],
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
      'field.left': fieldLeft,
      'form.fill': [
        {
          ...filled,
          when: (context, { values }) => !othersShowProblems(context, Object.keys(values)),
          to: 'filling.editing',
        },
        filled,
      ],
      'form.submit': [submits, { after: hasValidatedAll }],
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
      'form.submit': { when: isValid, to: 'secrets.hidden' },
    },
    draft: {
      /** A field cannot be changed while the form is submitted. */
      'field.changed': {
        when: (_, __, snapshot) => !snapshot.matches({ filling: 'submitting' }),
        to: 'draft.dirty',
      },
      'form.draft': [
        {
          when: ({ values }) => fields.some((field) => values[field] !== ''),
          to: 'draft.saving',
          does: ['forgetDraft'],
          after: hasNewDraft,
        },
        { to: 'draft.recalling', after: hasNewDraft },
      ],
    },
    'draft.recalling': {
      'xstate.done.actor.recalling': [{ ...fillsDraft, to: 'draft.saved' }, { to: 'draft.saved' }],
      'xstate.error.actor.recalling': 'draft.saved',
    },
    'draft.dirty': {
      'xstate.after.pause.form.draft.dirty': 'draft.saving',
      'field.left': 'draft.saving',
      'form.done': 'draft.saved',
    },
    'draft.saving': {
      'xstate.done.actor.saving': 'draft.saved',
      'xstate.error.actor.saving': 'draft.saved',
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
      !isValid(snapshot.context),
    'a summary is shown only while it lists a problem': (snapshot) =>
      !snapshot.hasTag('refused') || fields.some((field) => showsProblem(snapshot.context, field)),
  },
  acceptedMutants: {
    'filling: starts in refused, not in editing':
      '`filling.refused` leads to `filling.editing` at once, because there is no problem',
    'filling.submitting: form.release → filling.editing: leads to filling.refused, not to filling.editing':
      '`filling.refused` leads to `filling.editing` at once, because there is no problem',
  },
})
