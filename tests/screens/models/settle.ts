import { act } from '@testing-library/react'

/** Lets pending work of React and the actors run. This only sets the pace; conditions are awaited separately. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })
}
