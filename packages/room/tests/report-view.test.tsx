// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Report } from '../src/report/report.ts'
import { showRoom } from './show.tsx'

afterEach(cleanup)

/** Opens the file that was saved last. */
function keptFiles() {
  let written = ''
  const files = {
    save: async (_: string, content: Blob) => {
      written = await content.text()
    },
    pick: () => Promise.resolve(written),
  }
  return { files, content: () => written }
}

test('opens a problem report in the room', async () => {
  const { files, content } = keptFiles()
  const root = showRoom({ ports: { files } })
  await screen.findByRole('log')
  root.send({ type: 'press' })
  root.send({ type: 'break', why: 'age' })
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
  await waitFor(() => expect(content()).toContain('"format": "report"'))
  root.send({ type: 'break', why: 'later' })
  const { machines } = JSON.parse(content()) as Report
  expect(machines?.map(({ name, chart }) => [name, chart.states.length > 0])).toEqual([['lamp', true]])
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  const tab = await screen.findByRole('option', {
    name: /^Report of (1970-01-01|1969-12-31) \d\d:\d\d, build 1 test/,
  })
  await waitFor(() => expect((tab as HTMLOptionElement).selected).toBe(true))
  const log = screen.getByRole('log')
  await waitFor(() => expect(within(log).getAllByText('break')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Send press' })).toBe(null)
  const isContextShown = () => screen.queryByRole('heading', { name: 'Context' }) !== null
  await waitFor(() => expect(isContextShown()).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
  await waitFor(() => expect(isContextShown()).toBe(false))
})

test('shows a second report that is imported while the first one is shown', async () => {
  const { files, content } = keptFiles()
  showRoom({ ports: { files } })
  await screen.findByRole('log')
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }))
  await waitFor(() => expect(content()).toContain('"format": "report"'))
  for (const number of ['#1', '#2']) {
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const tab = await screen.findByRole('option', { name: new RegExp(`^Report of .*${number}`) })
    await waitFor(() => expect((tab as HTMLOptionElement).selected).toBe(true))
  }
})

test('shows the present after another tab or report is chosen, because its events have other numbers', async () => {
  const { files, content } = keptFiles()
  const root = showRoom({ ports: { files } })
  root.send({ type: 'press' })
  await userEvent.click(await screen.findByRole('button', { name: 'Report a problem' }))
  await waitFor(() => expect(content()).toContain('"format": "report"'))
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
  await screen.findByRole('button', { name: 'Back to the present' })
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  const tab = await screen.findByRole('option', { name: /^Report of / })
  await waitFor(() => expect((tab as HTMLOptionElement).selected).toBe(true))
  await screen.findByRole('button', { name: 'Step back' })
  expect(screen.queryByRole('button', { name: 'Back to the present' })).toBe(null)
})
