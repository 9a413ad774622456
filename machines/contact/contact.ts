import { email, type FormValues, firstProblemOf, type Rules, required, textOf } from '../domain/form.ts'

export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

export const contactRules: Rules = {
  name: required(),
  email: firstProblemOf(required('emailRequired'), email),
  subject: required(),
  message: required(),
}

export const blankMessage: FormValues = { name: '', email: '', subject: '', message: '' }

export function messageFrom(values: FormValues): Message {
  return {
    name: textOf(values.name).trim(),
    email: textOf(values.email).trim(),
    subject: textOf(values.subject).trim(),
    message: textOf(values.message).trim(),
  }
}
