import { namedError } from './named-error.ts'

/** Raised where the browser has no cryptography, as on an address without https: then no password is kept or compared. */
export class PasswordsUnavailable extends namedError('PasswordsUnavailable') {
  constructor() {
    super('This browser offers no cryptography at this address, so no password can be kept or checked')
  }
}
