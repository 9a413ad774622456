import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../machines/fakes/fake-ports.ts'
import { lamp } from '../../../machines/fixtures/examples.ts'
import { adasPorts } from '../../machines/customer.ts'
import { visit } from '../visit.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const banner = () => within(screen.getByRole('banner'))

afterEach(cleanup)

describe('the banners', () => {
  const notice = (text: RegExp) => screen.findByText(text)

  it('show that storage is unavailable, and disappear when Try again succeeds', async () => {
    const ports = fakePorts()
    ports.storage.status = { kind: 'memory', why: 'denied' }
    visit(undefined, ports)
    await notice(/^Nothing will be kept after this visit: this browser's storage is not available$/)
    ports.storage.status = { kind: 'persistent' }
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(/^Nothing will be kept/)).toBeNull())
  })

  it('show that the database is newer than the shop, and can be dismissed', async () => {
    const ports = fakePorts()
    ports.storage.status = { kind: 'memory', why: 'newer' }
    visit(undefined, ports)
    await notice(/newer version of the shop/)
    await userEvent.click(button('Dismiss'))
    expect(screen.queryByText(/newer version of the shop/)).toBeNull()
  })

  it('show a refused cart change until it is written', async () => {
    const { ports, actors } = visit()
    await waitFor(() => expect(actors.cart.getSnapshot().value).toBe('settled'))
    const giveWay = ports.storage
    giveWay.refuseWrites('full')
    act(() => actors.cart.send({ type: 'cart.add', product: lamp }))
    await notice(/^Your changes could not be saved: this browser's storage is full$/)
    giveWay.refuseWrites()
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(/could not be saved/)).toBeNull())
    expect(banner().getByRole('link', { name: 'Cart, 1 item' })).toBeDefined()
  })

  it('write a refused wishlist change on Try again', async () => {
    const { ports, actors } = visit(undefined, await adasPorts({ lines: [] }))
    await waitFor(() => expect(actors.wishlist.getSnapshot().value).toBe('settled'))
    ports.storage.refuseWrites('full')
    act(() => actors.wishlist.send({ type: 'wishlist.toggle', product: lamp }))
    await notice(/^Your changes could not be saved/)
    ports.storage.refuseWrites()
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(/could not be saved/)).toBeNull())
  })

  it('show that the browser is offline', async () => {
    const { ports } = visit()
    act(() => ports.environment.setOnline(false))
    await notice(/^You are offline$/)
    act(() => ports.environment.setOnline(true))
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
  })
})
