import { isSafeImage } from './safe-image.ts'
import type { SavedCard } from './saved-cards.ts'
import { isBlank, lengthOf, Secret, sameSecret } from './secret.ts'
import type { Owner } from './user.ts'

export type FieldValue = string | boolean | Secret
export type FormValues = Record<string, FieldValue>

/** What is wrong with a field, by its key in the message catalogue. */
export type Problem =
  | 'required'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'confirmRequired'
  | 'passwordsDiffer'
  | 'passwordShort'
  | 'priceInvalid'
  | 'imageInvalid'
  | 'avatarInvalid'
  | 'cardNumberInvalid'
  | 'cardSavedAlready'
  | 'cardHolderInvalid'
  | 'expiryInvalid'
  | 'codeInvalid'
  | 'countryInvalid'
  | 'userExists'
  | 'passwordWrong'

/** Data that rules need besides the values of the fields. The screen passes it to the form. */
export interface FormFacts {
  cards?: readonly SavedCard[]
  /** The origin of this shop. Image addresses of this origin are allowed even without https. */
  origin?: string
}

export type Rule = (
  value: FieldValue | undefined,
  values: FormValues,
  facts?: FormFacts,
) => Problem | undefined
/** The rule of each field, in the order of the fields on the screen. */
export type Rules = Record<string, Rule>
export type Problems = Record<string, Problem>

/**
 * The problems of all fields, in the order of the fields. A problem in `submitProblems`, which the submit detected, replaces the
 * problem of the field's rule.
 */
export function problemsOf(
  rules: Rules,
  values: FormValues,
  facts: FormFacts = {},
  submitProblems: Problems = {},
): Problems {
  const entries = Object.entries(rules).map(
    ([name, rule]) => [name, submitProblems[name] ?? rule(values[name], values, facts)] as const,
  )
  const problems = entries.filter((entry): entry is [string, Problem] => entry[1] !== undefined)
  return { ...Object.fromEntries(problems), ...submitProblems }
}

/** The problems that the screen shows next to the fields and in the summary: those of the validated fields. */
export function shownProblems(form: { problems: Problems; validated: readonly string[] }): Problems {
  return Object.fromEntries(Object.entries(form.problems).filter(([name]) => form.validated.includes(name)))
}

export function withoutProblem(problems: Problems, name: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))
}

export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export const noPassword = new Secret('password', '')

/** The password in a field; empty before anything is typed. */
export function passwordOf(value: FieldValue | undefined): Secret {
  return value instanceof Secret ? value : noPassword
}

/** Also true for a text of spaces and invisible characters, such as a zero-width space that was pasted. */
export function isEmpty(value: FieldValue | undefined): boolean {
  return value instanceof Secret ? isBlank(value) : textOf(value).search(/[^\s\p{Cf}]/u) < 0
}

export const optional: Rule = () => undefined

export function required(problem: Problem = 'required'): Rule {
  return (value) => (isEmpty(value) ? problem : undefined)
}

/** Returns the problem of the first rule that finds one. */
export function firstProblemOf(...rules: Rule[]): Rule {
  return (value, values, facts) => {
    for (const rule of rules) {
      const problem = rule(value, values, facts)
      if (problem) return problem
    }
    return undefined
  }
}

/** The longest valid email address. */
const maxEmailLength = 254

export const email: Rule = (value) =>
  isEmpty(value) || isEmail(textOf(value).trim()) ? undefined : 'emailInvalid'

/** The length is checked first. The parts between dots cannot contain a dot, so that the pattern does not backtrack. */
function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

export const safeImage =
  (problem: Problem): Rule =>
  (value, _, { origin = '' } = {}) =>
    isEmpty(value) || isSafeImage(textOf(value), origin) ? undefined : problem

/** The key of the stored draft of a form. Each owner has one for each form. */
export function draftKey(owner: Owner, form: string): string {
  return `${owner}/${form}`
}

/** The values to store in a draft: all except secrets. */
export function draftOf(values: FormValues): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] => !(entry[1] instanceof Secret),
    ),
  )
}

const minimumPasswordLength = 6

export const hasMinimumLength: Rule = (value) =>
  value instanceof Secret && lengthOf(value) < minimumPasswordLength ? 'passwordShort' : undefined

export const samePasswordAs =
  (name: string): Rule =>
  (value, values) => {
    const other = values[name]
    return value instanceof Secret && other instanceof Secret && !isBlank(value) && !sameSecret(value, other)
      ? 'passwordsDiffer'
      : undefined
  }

export const registerRules = {
  name: required(),
  email: firstProblemOf(required('emailRequired'), email),
  password: firstProblemOf(required('passwordRequired'), hasMinimumLength),
  confirmPassword: firstProblemOf(required('confirmRequired'), samePasswordAs('password')),
}
