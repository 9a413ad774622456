import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeHistory } from '../../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { menuWith } from '../../../machines/menu/menu.effects.ts'
import { ErrorPage } from '../../../src/app/error/error-page.tsx'
import { ScreenBoundary } from '../../../src/app/error/screen-boundary.tsx'
import { useScreen } from '../../../src/components/shop-context.tsx'
import { visit } from '../visit.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const title = 'Unexpected Application Error!'

it('links to the home page from an unknown address', () => {
  visit(<ErrorPage reason="unknown" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('shows a picture only if the screen arrived, because without a connection the picture is missing, too', () => {
  visit(<ErrorPage reason="unreachable" />)
  expect(screen.getByRole('main').querySelector('img')).toBeNull()
  cleanup()
  visit(<ErrorPage reason="unknown" />)
  expect(screen.getByRole('main').querySelector('img')).not.toBeNull()
})

it('keeps the shop around a crashed screen running, and shows the screen again on Retry', async () => {
  const trouble = { left: true }
  const Fragile = () => {
    useScreen('fragile', menuWith, undefined)
    if (trouble.left) throw new Error('The screen fails.')
    return <h1>All well</h1>
  }
  const { ports } = visit(
    <ScreenBoundary>
      <Fragile />
    </ScreenBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('banner')).toBeDefined()
  expect(ports.log.entries).toMatchObject([
    { level: 'error', facts: { error: { message: 'The screen fails.' } } },
  ])
  trouble.left = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All well')
})

it('loads a screen again after it failed', async () => {
  const ports = fakePorts({ history: createFakeHistory('/faq?topic=returns', { from: '/' }) })
  const { actors } = visit(<ErrorPage reason="unreachable" />, ports)
  ports.screens.gate.hold()
  const retry = screen.getByRole<HTMLButtonElement>('button', { name: 'Retry' })
  await userEvent.click(retry)
  // A disabled button would lose the focus, which would still be lost after a further failure.
  expect([retry.disabled, retry.getAttribute('aria-busy')]).toEqual([false, 'true'])
  expect(screen.getByRole('progressbar', { name: 'Loading page' })).toBeDefined()
  expect(ports.screens.prepared).toEqual(['/faq'])
  await act(async () => ports.screens.gate.release())
  await waitFor(() => expect(actors.navigation.getSnapshot().value).toBe('resting'))
  expect(actors.navigation.getSnapshot().context.place).toMatchObject({
    path: '/faq',
    search: '?topic=returns',
    state: { from: '/' },
  })
  expect(ports.history.entries).toHaveLength(1)
})
