import { assign, not, sendParent, setup, stateIn } from 'xstate'
import {
  draftOf,
  type FieldValue,
  type FormFacts,
  type FormValues,
  isEmpty,
  type Problems,
  problemsOf,
  type Rules,
  withoutProblem,
} from '../domain/form.ts'
import type { Owner } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'

export interface FormInput {
  values: FormValues
  facts?: FormFacts
  /** The key of the draft that survives a reload; without it, no draft is stored. */
  draft?: { key: string; owner: Owner }
}

export interface FormContext extends FormInput {
  facts: FormFacts
  /** Fields that were left or submitted since they were last valid: only these show their problems. */
  validated: readonly string[]
  problems: Problems
  /** Problems that the submit detected. Each is shown until its field changes or the form is submitted again. */
  submitProblems: Problems
  /** The number of refused submits. Views move the focus when it increases. */
  refusals: number
}

export type FormEvent =
  | { type: 'field.changed'; name: string; value: FieldValue }
  | { type: 'field.left'; name: string }
  | { type: 'form.submit' }
  | { type: 'form.fill'; values: FormValues }
  | { type: 'secrets.toggled' }
  /** The submit has ended and the form is open again, with the problems that the submit detected. */
  | { type: 'form.release'; problems?: Problems }
  /** The draft's owner became known or has changed. The typed values move to the new key. */
  | { type: 'form.draft'; draft: NonNullable<FormInput['draft']> }
  /** The submit succeeded: the draft is deleted. */
  | { type: 'form.done' }

export type FormSubmitted = { type: 'form.submitted'; values: FormValues }
/** Sent to the parent with every change. */
export type FormChanged = { type: 'form.changed'; values: FormValues }

/**
 * The machine of every form. A field is validated on blur, not while typing, and an error disappears as soon as it is fixed. The
 * rules are a parameter and not in the context, which contains only data.
 */
export function createFormMachine(rules: Rules) {
  return setup({
    types: {
      context: {} as FormContext,
      events: {} as FormEvent,
      input: {} as FormInput,
      tags: {} as 'busy' | 'refused' | 'revealed',
    },
    actors: {
      readDraft: port<FormValues | undefined, { key: string | undefined }>('reading a draft'),
      saveDraft: port<void, { draft: FormInput['draft']; values: Record<string, string | boolean> }>(
        'saving a draft',
      ),
    },
    actions: {
      change: assign(({ context }, { name, value }: { name: string; value: FieldValue }) => {
        const values = { ...context.values, [name]: value }
        const submitProblems = withoutProblem(context.submitProblems, name)
        const isFixing = context.validated.includes(name) && context.problems[name] !== undefined
        return {
          values,
          submitProblems,
          problems: problemsOf(rules, values, context.facts, submitProblems),
          validated: isFixing ? context.validated : context.validated.filter((other) => other !== name),
        }
      }),
      fill: assign(({ context }, { values: newValues }: { values: FormValues }) => {
        const values = { ...context.values, ...newValues }
        const submitProblems = Object.keys(newValues).reduce(withoutProblem, context.submitProblems)
        return {
          values,
          submitProblems,
          problems: problemsOf(rules, values, context.facts, submitProblems),
          validated: context.validated.filter((name) => !(name in newValues)),
        }
      }),
      validate: assign(({ context }, { name }: { name: string }) => ({
        validated: [...new Set([...context.validated, name])],
      })),
      /** Checks the rules again, because a value may have become invalid by itself, such as the date of a card that expired. */
      validateAll: assign(({ context }) => ({
        problems: problemsOf(rules, context.values, context.facts, context.submitProblems),
        validated: Object.keys(rules),
        refusals: context.refusals + 1,
      })),
      tellChanged: sendParent(({ context }) => ({ type: 'form.changed', values: context.values })),
      forgetSubmitProblems: assign(({ context }) => ({
        submitProblems: {},
        problems: problemsOf(rules, context.values, context.facts),
      })),
      setProblems: assign(({ context }, { problems = {} }: { problems?: Problems }) => ({
        submitProblems: problems,
        problems: problemsOf(rules, context.values, context.facts, problems),
        validated: [...new Set([...context.validated, ...Object.keys(problems)])],
      })),
      countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
      submit: sendParent(({ context }) => ({ type: 'form.submitted', values: context.values })),
      nameDraft: assign((_, { draft }: { draft: NonNullable<FormInput['draft']> }) => ({ draft })),
      forgetDraft: () => {},
    },
    guards: {
      isNotSubmitting: not(stateIn({ filling: 'submitting' })),
      isValid: ({ context }) => Object.keys(problemsOf(rules, context.values, context.facts)).length === 0,
      isFilled: ({ context }) => Object.values(context.values).some((value) => !isEmpty(value)),
      isFixed: ({ context }) => context.validated.every((name) => !context.problems[name]),
      bringsProblems: (_, { problems }: { problems?: Problems }) => Object.keys(problems ?? {}).length > 0,
      wasFound: (_, { found }: { found: FormValues | undefined }) => found !== undefined,
    },
    delays: { pause: 300 },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({
      ...input,
      facts: input.facts ?? {},
      validated: [],
      refusals: 0,
      submitProblems: {},
      problems: problemsOf(rules, input.values, input.facts),
    }),
    type: 'parallel',
    states: {
      filling: {
        initial: 'editing',
        on: {
          'form.fill': { actions: [withEvent('fill'), 'tellChanged'] },
          'form.done': { target: '.editing', actions: ['forgetSubmitProblems', 'forgetDraft'] },
        },
        states: {
          editing: {
            on: {
              'field.changed': { actions: [withEvent('change'), 'tellChanged'] },
              'field.left': { actions: withEvent('validate') },
              'form.submit': [
                { guard: 'isValid', target: 'submitting' },
                { target: 'refused', actions: 'validateAll' },
              ],
            },
          },
          /** A submit was refused: the summary of problems is shown until all of them are fixed. */
          refused: {
            tags: ['refused'],
            always: { guard: 'isFixed', target: 'editing' },
            on: {
              'field.changed': { actions: [withEvent('change'), 'tellChanged'] },
              'field.left': { actions: withEvent('validate') },
              'form.submit': [{ guard: 'isValid', target: 'submitting' }, { actions: 'validateAll' }],
            },
          },
          submitting: {
            tags: ['busy'],
            entry: ['forgetSubmitProblems', 'submit'],
            on: {
              'form.release': [
                {
                  guard: withEvent('bringsProblems'),
                  target: 'refused',
                  actions: [withEvent('setProblems'), 'countRefusal'],
                },
                { target: 'editing' },
              ],
            },
          },
        },
      },
      /** Whether the typed passwords are visible. */
      secrets: {
        initial: 'hidden',
        states: {
          hidden: { on: { 'secrets.toggled': 'revealed' } },
          revealed: {
            tags: ['revealed'],
            /** Browsers offer to save a password only if its field is hidden when it is submitted. */
            on: { 'secrets.toggled': 'hidden', 'form.submit': { guard: 'isValid', target: 'hidden' } },
          },
        },
      },
      draft: {
        initial: 'recalling',
        on: {
          /** If the visitor types before the draft was read, the draft is not filled in. */
          'field.changed': { guard: 'isNotSubmitting', target: '.dirty' },
          'form.draft': [
            { guard: 'isFilled', target: '.saving', actions: ['forgetDraft', withEvent('nameDraft')] },
            { target: '.recalling', actions: withEvent('nameDraft') },
          ],
        },
        states: {
          recalling: {
            invoke: {
              id: 'recalling',
              src: 'readDraft',
              input: ({ context }) => ({ key: context.draft?.key }),
              onDone: [
                {
                  guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                  target: 'saved',
                  actions: [
                    { type: 'fill', params: ({ event }) => ({ values: event.output ?? {} }) },
                    'tellChanged',
                  ],
                },
                { target: 'saved' },
              ],
              onError: 'saved',
            },
          },
          saved: {},
          dirty: {
            after: { pause: 'saving' },
            on: {
              'field.left': 'saving',
              'form.done': 'saved',
            },
          },
          saving: {
            invoke: {
              id: 'saving',
              src: 'saveDraft',
              input: ({ context }) => ({ draft: context.draft, values: draftOf(context.values) }),
              onDone: 'saved',
              /** Not reported, because the form works without a draft. */
              onError: 'saved',
            },
            on: { 'form.done': 'saved' },
          },
        },
      },
    },
  })
}

/** A form without rules. Machines and screens use its type; effects replace it with a form that has rules. */
export const formMachine = createFormMachine({})
