// @vitest-environment jsdom
import { allTransitionIds } from '@statecart/chart'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lampMachine } from './lamp.ts'
import { showRoom } from './show.tsx'

afterEach(cleanup)

const ids = allTransitionIds(lampMachine)
const coverage = {
  depths: ['pure', 'browser'],
  taken: { lamp: Object.fromEntries(ids.map((id) => [id, id === 'lamp.on|press|0' ? [0, 0] : [3, 0]])) },
}
const treeItem = (name: RegExp) => screen.getByRole('treeitem', { name })
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shown on the chart' }), name)

test('shows the test depths that take each transition, and the untested transitions', async () => {
  showRoom({ registry: { coverage } })
  const shares = await screen.findByRole('table')
  const rows = within(shares)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toContain(`pure${ids.length - 1} of ${ids.length}`)
  expect(rows).toContain(`browser0 of ${ids.length}`)
  await choose('All tests')
  expect(treeItem(/^press.*×3·0/)).toBeTruthy()
  expect(treeItem(/^press.*×0·0/)).toBeTruthy()
  await userEvent.click(screen.getByText('Not covered (1)'))
  expect(screen.getByRole('link', { name: 'lamp.on: press' })).toBeTruthy()
})

test('counts the transitions of this session, and steps through the untested ones', async () => {
  const root = showRoom({ registry: { coverage } })
  await screen.findByRole('table')
  await choose('This session')
  expect(await screen.findByText('lamp.off: press')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Next untested transition' }))
  await waitFor(() => expect(screen.queryByText('lamp.off: press')).toBe(null))
  expect(screen.getByText(/^lamp\.on: /, { selector: 'p > code' })).toBeTruthy()
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  const tree = screen.getByRole('tree')
  await waitFor(() => expect(tree.textContent).toContain('press → off ×1'))
})
