import { namedError } from '../domain/errors.ts'

/** No account has that email, or the password is wrong. The error does not tell which, so that accounts cannot be probed. */
export class InvalidCredentials extends namedError('InvalidCredentials') {
  constructor() {
    super('Invalid credentials')
  }
}
