import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { AccountLayout } from '../../src/components/account-layout.tsx'
import { adasPorts } from '../machines/customer.ts'
import { visit } from './visit.tsx'

afterEach(cleanup)

const picture = 'https://pictures.example/ada.png'
const avatars = () => [...document.querySelectorAll('.sc-avatar')]
const shownIn = (avatar?: Element) =>
  avatar?.querySelector('img:not([hidden])')?.getAttribute('src') ?? undefined

async function visitAccount(avatar: string) {
  const ports = await adasPorts()
  await ports.storage.seed('settings', { ...defaultSettings(ada), avatar, owner: ada.id })
  const visited = visit(<AccountLayout>Orders</AccountLayout>, ports)
  await waitFor(() => expect(visited.actors.session.getSnapshot().matches({ signedIn: 'ready' })).toBe(true))
  return visited
}

it('shows the saved picture beside the account and in its menu', async () => {
  await visitAccount(picture)
  await waitFor(() => expect(avatars().map(shownIn)).toEqual([picture]))
  fireEvent.click(screen.getByRole('button', { name: 'Account menu' }))
  await waitFor(() => expect(avatars().map(shownIn)).toEqual([picture, picture]))
})

it('shows the initials if the picture is broken, unsafe or missing', async () => {
  await visitAccount(picture)
  await waitFor(() => expect(avatars().map(shownIn)).toEqual([picture]))
  fireEvent.error(avatars()[0]?.querySelector('img') as Element)
  expect(avatars().map(shownIn)).toEqual([undefined])
  expect(avatars()[0]?.textContent).toBe('AL')
  for (const avatar of ['', 'javascript:alert(1)', 'http://elsewhere.example/ada.png']) {
    cleanup()
    await visitAccount(avatar)
    expect(avatars().map(shownIn)).toEqual([undefined])
  }
})

it('shows a picture of the host that serves the page, also if the site has another canonical address', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example')
  try {
    const own = `${location.origin}/ada.png`
    await visitAccount(own)
    await waitFor(() => expect(avatars().map(shownIn)).toEqual([own]))
  } finally {
    vi.unstubAllEnvs()
  }
})

it('changes when the settings are saved, and disappears when the user signs out', async () => {
  const { ports, actors } = await visitAccount('')
  await ports.storage.seed('settings', { ...defaultSettings(ada), avatar: picture, owner: ada.id })
  act(() => actors.session.send({ type: 'storage.changed' }))
  await waitFor(() => expect(avatars().map(shownIn)).toEqual([picture]))
  act(() => actors.session.send({ type: 'session.signOut' }))
  await waitFor(() => expect(actors.session.getSnapshot().context.avatar).toBe(''))
})
