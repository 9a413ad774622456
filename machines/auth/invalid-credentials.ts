/** Nobody is registered under that email, or the password is another: which of the two is nobody's business. */
export class InvalidCredentials extends Error {
  override name = 'InvalidCredentials'
  constructor() {
    super('Invalid credentials')
  }
}
