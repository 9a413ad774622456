import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, it, vi } from 'vitest'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'
import { toasts } from '../../../src/adapters/toasts.ts'
import { visit } from '../visit.tsx'

afterEach(() => {
  vi.useRealTimers()
  toast.removeAll()
  cleanup()
})

const messages = () => within(screen.getByRole('region', { name: 'Messages' }))

const visitWithToasts = () =>
  visit(undefined, { ...fakePorts(), toasts: { ...fakePorts().toasts, ...toasts } })

it('shows toasts from before the list was rendered, by kind', async () => {
  toasts.show({ kind: 'success', text: 'linkCopied', duration: 60_000 })
  toasts.show({ kind: 'error', text: 'loginToContinue', duration: 60_000 })
  visitWithToasts()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Please login to continue')
  expect(messages().getByRole('status').textContent).toBe('Link copied')
})

it('is in the page before the first toast, with a live region for toasts that are not alerts', async () => {
  visitWithToasts()
  const region = screen.getByRole('region', { name: 'Messages' })
  await waitFor(() => expect(region.querySelector('[aria-live="polite"]')?.textContent).toBe(''))
  act(() => {
    toasts.show({ kind: 'success', text: 'linkCopied', duration: 60_000 })
    toasts.show({ kind: 'error', text: 'loginToContinue', duration: 60_000 })
  })
  expect((await messages().findByText('Link copied')).closest('[aria-live]')).toBeTruthy()
  expect(
    (await messages().findByRole('alert')).parentElement?.closest('[aria-live], [role="status"]'),
  ).toBeNull()
})

it('shows at most twenty toasts', async () => {
  visitWithToasts()
  act(() => {
    for (let count = 0; count < 25; count += 1)
      toasts.show({ kind: 'blank', text: 'linkCopied', duration: 60_000 })
  })
  await waitFor(() => expect(messages().getAllByRole('status')).toHaveLength(20))
})

it('counts repeated toasts, and starts again when the toast is gone', async () => {
  const { actors } = visitWithToasts()
  const say = () =>
    act(() => actors.notices.send({ type: 'notice.say', notices: [{ kind: 'success', text: 'linkCopied' }] }))
  say()
  say()
  expect(await screen.findByText('×2')).toBeTruthy()
  expect(messages().getAllByRole('status')).toHaveLength(1)
  expect(messages().getByRole('status').textContent).toBe('Link copied')
  say()
  expect(await screen.findByText('×3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(actors.notices.getSnapshot().context.shown).toEqual([]))
  await waitFor(() => expect(screen.queryByText('Link copied')).toBeNull())
  say()
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(screen.queryByText(/×/)).toBeNull()
})

it('removes toasts that are no longer true because of a later one', async () => {
  const { actors } = visitWithToasts()
  act(() => actors.notices.send({ type: 'notice.say', notices: [{ kind: 'success', text: 'orderPlaced' }] }))
  expect(await screen.findByText('Order placed successfully!')).toBeTruthy()
  act(() => actors.notices.send({ type: 'notice.say', notices: [{ kind: 'error', text: 'paymentFailed' }] }))
  expect(await screen.findByText('Your order was not placed.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Order placed successfully!')).toBeNull())
})

it('has an Undo button that undoes the change', async () => {
  const { actors } = visitWithToasts()
  const lines = () => actors.cart.getSnapshot().context.stored.lines.length
  act(() => actors.cart.send({ type: 'cart.add', product: lamp }))
  await waitFor(() => expect(lines()).toBe(1))
  act(() => actors.cart.send({ type: 'cart.remove', id: lamp.id }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(lines()).toBe(1))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

it('can be dismissed with the keyboard', async () => {
  visitWithToasts()
  act(() => void toasts.show({ kind: 'success', text: 'linkCopied', duration: 60_000 }))
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
  dismiss.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Link copied')).toBeNull())
})

it('pauses its timer while it has the focus', async () => {
  visitWithToasts()
  act(() => void toasts.show({ kind: 'success', text: 'dataExported', duration: 60_000 }))
  await screen.findByRole('button', { name: 'Dismiss' })
  vi.useFakeTimers()
  act(() => void toasts.show({ kind: 'success', text: 'linkCopied', duration: 3_000 }))
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' })
  act(() => dismiss?.focus())
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.queryByText('Link copied')).not.toBeNull()
  act(() => dismiss?.blur())
  act(() => void vi.advanceTimersByTime(3_000))
  act(() => void vi.runOnlyPendingTimers())
  expect(screen.queryByText('Link copied')).toBeNull()
})
