import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showRoom } from '../../../packages/room/tests/show.tsx'
import { replaying } from '../../../src/app/machine-room/replaying.ts'

afterEach(cleanup)

test('shows immediately whether a checkpoint holds, and keeps the choice for the next one', async () => {
  showRoom({ registry: { replaying: { ...replaying, recordedInputs: [] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  const what = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Checked value' })
  const wanted = screen.getByRole<HTMLInputElement>('textbox', { name: 'Expected value' })
  await userEvent.selectOptions(what, 'lit')
  expect(wanted.value).toBe('0')
  await userEvent.clear(wanted)
  await userEvent.type(wanted, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Add checkpoint' }))
  expect(await screen.findByText(/fails now: it is 0/)).toBeTruthy()
  expect([what.value, wanted.value]).toEqual(['lit', '3'])
})
