// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

test('says why a fault could not be injected or undone, and can still switch the other faults of its group', async () => {
  const fault = (id: string, inject: () => () => void) => ({ id, group: 'api', label: () => id, inject })
  const fail = (reason: string) => () => {
    throw new Error(reason)
  }
  showRoom({
    selection: {},
    registry: {
      faults: [
        fault('slow', () => fail('it is in use')),
        fault('down', fail('there is no server')),
        fault('late', () => () => undefined),
      ],
    },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Inject a fault' }))
  const box = (name: string) => screen.findByRole('checkbox', { name, checked: true })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'slow' }))
  await box('slow')
  await userEvent.click(screen.getByRole('checkbox', { name: 'down' }))
  await screen.findByText('Could not be switched: it is in use')
  await screen.findByText('Could not be switched: there is no server')
  expect(screen.queryByRole('checkbox', { checked: true })).toBe(null)
  await userEvent.click(screen.getByRole('checkbox', { name: 'late' }))
  await box('late')
})
