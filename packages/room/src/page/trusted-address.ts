interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy
}

interface Policy {
  createScriptURL(address: string): { toJSON(): string }
}

/** Created once per page. */
let policy: Policy | undefined

/**
 * Returns the URL of a script of the page's own origin. On a page with Trusted Types, the policy `statecart-room` creates
 * it.
 */
export function scriptAddress(address: URL): string | { toJSON(): string } {
  if (address.origin !== location.origin) throw new Error(`${address} is not of this origin.`)
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as object
  if (!trustedTypes) return address.href
  policy ??= trustedTypes.createPolicy('statecart-room', { createScriptURL: (href) => href })
  return policy.createScriptURL(address.href)
}
