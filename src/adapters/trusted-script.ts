/** What Trusted Types give a page, in the browsers that have them; a trusted address is used like any other. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}
interface Policy {
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const own: Policy = {
  createScriptURL(address) {
    const { href, origin } = new URL(address, location.origin)
    if (origin !== location.origin) throw new TypeError(`${address} is no script of the shop's own`)
    return href
  },
}
let policy: Policy | undefined

/** The address of a script that may be started: one that comes from where the page comes from. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('statecart', own) ?? own
  return policy.createScriptURL(address)
}
