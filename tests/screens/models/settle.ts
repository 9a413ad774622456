import { act } from '@testing-library/react'

/** Lets everything come to rest that needs no more than its turn. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}
