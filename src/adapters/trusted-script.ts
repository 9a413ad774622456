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

/** The address of a script of the page's own origin, as a trusted value. */
export function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('statecart', own) ?? own
  return policy.createScriptURL(address)
}
