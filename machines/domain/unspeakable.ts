/** What parts of values are called that nobody may read, in small letters. */
export const unspeakable: ReadonlySet<string> = new Set([
  'password',
  'confirmpassword',
  'newpassword',
  'cardnumber',
  'cvv',
  'cardcode',
  'salt',
  'hash',
])
