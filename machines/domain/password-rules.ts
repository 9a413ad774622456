import { each, email, type Rule, required } from './form.ts'
import { isBlank, lengthOf, Secret, sameSecret } from './secret.ts'

const minimumPasswordLength = 6

export const longEnough: Rule = (value) =>
  value instanceof Secret && lengthOf(value) < minimumPasswordLength ? 'passwordShort' : undefined

export const sameAs =
  (name: string): Rule =>
  (value, values) => {
    const other = values[name]
    return value instanceof Secret && other instanceof Secret && !isBlank(value) && !sameSecret(value, other)
      ? 'passwordsDiffer'
      : undefined
  }

export const registerRules = {
  name: required(),
  email: each(required('emailRequired'), email),
  password: each(required('passwordRequired'), longEnough),
  confirmPassword: each(required('confirmRequired'), sameAs('password')),
}
