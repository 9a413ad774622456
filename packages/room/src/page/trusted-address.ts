interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy
}

interface Policy {
  createScriptURL(address: string): { toJSON(): string }
}

/** The policy is made once for each page. */
let policy: Policy | undefined

/** The address of a script of the page's own origin; on a page with Trusted Types, as its policy `statecart-room` gives it. */
export function scriptAddress(address: URL): string | { toJSON(): string } {
  if (address.origin !== location.origin) throw new Error(`${address} is not of this origin.`)
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as object
  if (!trustedTypes) return address.href
  policy ??= trustedTypes.createPolicy('statecart-room', { createScriptURL: (href) => href })
  return policy.createScriptURL(address.href)
}
