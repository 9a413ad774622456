import { createLayouter } from '@statecart/chart/browser'
import address from '@statecart/chart/layout-worker.js?worker&url'

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): URL
  }
}
const { trustedTypes } = window as unknown as { trustedTypes: Policies }
const policy = trustedTypes.createPolicy('chart', { createScriptURL: (url) => url })

Object.assign(window, {
  layouter: createLayouter({ worker: policy.createScriptURL(address) }),
  /** A worker address that does not exist. */
  broken: createLayouter({ worker: policy.createScriptURL('/none.js') }),
})
