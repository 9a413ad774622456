/** Raised where the browser has no cryptography, as on an address without https: then no password is kept or compared. */
export class PasswordsUnavailable extends Error {
  constructor() {
    super('This browser offers no cryptography at this address, so no password can be kept or checked')
    this.name = 'PasswordsUnavailable'
  }
}
