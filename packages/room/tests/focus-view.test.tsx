// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

/** Presses a button with the keyboard. */
async function press(name: string, at = 0): Promise<void> {
  const button = (await screen.findAllByRole('button', { name }))[at]
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  button?.focus()
  await userEvent.keyboard('{Enter}')
}

test('keeps the focus in the section of a button that is disabled or disappears when it is pressed', async () => {
  const root = showRoom()
  root.send({ type: 'press' })
  const recording = await screen.findByRole('region', { name: 'Recording' })
  await press('Record')
  await waitFor(() => expect(document.activeElement).toBe(recording))
  await press('Stop')
  await waitFor(() => expect(document.activeElement).toBe(recording))
  await press('Step back')
  await press('Back to the present')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to the present' })).toBe(null))
  expect(document.activeElement?.contains(screen.getByRole('slider'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  const hint = screen.getByText(/^Sends an event to the actor/)
  const section = hint.closest('section')
  const [dismiss] = hint.getElementsByTagName('button')
  dismiss?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(section))
})
