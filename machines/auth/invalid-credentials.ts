import { namedError } from '../domain/errors.ts'

/** Nobody is registered under that email, or the password is another: which of the two is nobody's business. */
export class InvalidCredentials extends namedError('InvalidCredentials') {
  constructor() {
    super('Invalid credentials')
  }
}
