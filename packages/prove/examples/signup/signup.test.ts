// @vitest-environment jsdom
import { watch } from '@statecart/prove'
import { createUser } from '@statecart/prove/testing-library'
import { testDriver, testModel } from '@statecart/prove/vitest'
import { signupDriver } from './signup.driver.ts'
import { signupModel } from './signup.model.ts'
import { type SignupService, showSignup } from './signup.view.ts'

testModel(signupModel)

testDriver(signupDriver, {
  open(driver) {
    const { service, answer } = controlledService()
    const { inspect, taken, snapshot } = watch(driver)
    const close = showSignup(document.body, service, inspect)
    return { scene: { user: createUser(), answer }, taken, snapshot, close }
  },
})

/** A service whose answers the test gives: each answers the pending request, or else the next request. */
function controlledService() {
  let resolveRequest: ((result: unknown) => void) | undefined
  let answered: { result: unknown } | undefined

  function deliver(): void {
    if (!resolveRequest || !answered) return
    resolveRequest(answered.result)
    resolveRequest = undefined
    answered = undefined
  }

  async function ask(): Promise<unknown> {
    const result = await new Promise<unknown>((resolve) => {
      resolveRequest = resolve
      deliver()
    })
    if (result instanceof Error) throw result
    return result
  }

  const service: SignupService = {
    isFree: async () => (await ask()) === 'free',
    register: async () => void (await ask()),
  }
  return {
    service,
    answer(result: unknown) {
      answered = { result }
      deliver()
      return Promise.resolve()
    },
  }
}
