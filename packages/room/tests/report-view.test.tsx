// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Report } from '../src/report/report.ts'
import { showRoom } from './show.tsx'

afterEach(cleanup)

test('opens a problem report in the room', async () => {
  let written = ''
  const files = {
    save: async (_: string, content: Blob) => {
      written = await content.text()
    },
    pick: () => Promise.resolve(written),
  }
  const root = showRoom({ ports: { files } })
  await screen.findByRole('log')
  root.send({ type: 'break', why: 'age' })
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
  await waitFor(() => expect(written).toContain('"format": "report"'))
  root.send({ type: 'break', why: 'later' })
  const { machines } = JSON.parse(written) as Report
  expect(machines?.map(({ name, chart }) => [name, chart.states.length > 0])).toEqual([['lamp', true]])
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  const tab = await screen.findByRole('option', { name: /^Report of 1970-01-01 00:00, build 1 test/ })
  await waitFor(() => expect((tab as HTMLOptionElement).selected).toBe(true))
  const log = screen.getByRole('log')
  await waitFor(() => expect(within(log).getAllByText('break')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Send press' })).toBe(null)
})
