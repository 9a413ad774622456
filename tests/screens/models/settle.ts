import { act } from '@testing-library/react'

/** Lets React and the actors take in what has just happened. Only a pace: what has to be there is waited for. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}
