import type { RegisteredUser } from './user.ts'

/** The demo administrator that every shop starts with; the README names the password that this hash is of. */
export const administrator: RegisteredUser = {
  id: 'administrator',
  email: 'admin@statecart.example',
  name: 'Ada Admin',
  isAdmin: true,
  password: {
    salt: 'xECF4BS1zfp+F7a8lVtpGA==',
    hash: '+pIKCAPUfIehbDLPs7KAoQMFO8VDwk1meGq71QbjDF8=',
    rounds: 600_000,
  },
}
