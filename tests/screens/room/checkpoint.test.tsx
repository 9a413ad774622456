import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { rehearsing } from '../../../src/app/machine-room/rehearsing.ts'
import { showRoom } from './show.tsx'

afterEach(cleanup)

test('says at once whether a checkpoint holds, and keeps the choice for the next one', async () => {
  showRoom({ registry: { rehearsing: { ...rehearsing, givens: [] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }))
  const what = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'What is checked' })
  const wanted = screen.getByRole<HTMLInputElement>('textbox', { name: 'Is expected to be' })
  await userEvent.selectOptions(what, 'lit')
  expect(wanted.value).toBe('0')
  await userEvent.clear(wanted)
  await userEvent.type(wanted, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Expect this here' }))
  expect(await screen.findByText(/does not hold now: it is 0/)).toBeTruthy()
  expect([what.value, wanted.value]).toEqual(['lit', '3'])
})
