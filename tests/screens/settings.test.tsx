import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Secret } from '../../machines/domain/secret.ts'
import { defaultSettings } from '../../machines/domain/settings.ts'
import { fixedNow } from '../../machines/fakes/fake-clock.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { Screen as SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { adasPorts } from '../machines/customer.ts'
import { longDate } from './long-date.ts'
import { supportModals } from './modals.ts'
import { visit } from './visit.tsx'

supportModals()
afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => main().getByRole<HTMLButtonElement>('button', { name })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const problems = () =>
  within(main().getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function visitSettings() {
  const ports = await adasPorts()
  ports.history = createFakeHistory('/profile/settings')
  const password = await ports.passwords.hash(new Secret('password', 'correct horse'))
  await ports.storage.seed('registeredUsers', { ...ada, password })
  const visited = visit(<SettingsScreen />, ports)
  await main().findByLabelText('First name')
  return visited
}

describe('the settings', () => {
  it('start with the registered data, and have every field', async () => {
    await visitSettings()
    expect(field('First name').value).toBe('Ada')
    expect(field('Last name').value).toBe('Lovelace')
    expect(field('Email').value).toBe('ada@example.com')
    for (const label of ['Phone', 'Avatar URL', 'Street', 'City', 'State', 'ZIP code', 'Country'])
      expect(field(label).value, label).toBe('')
    expect(
      within(field('Country'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Not specified', 'United States', 'Canada', 'United Kingdom', 'Australia'])
    const checked = [
      'Email notifications',
      'SMS notifications',
      'Promotions',
      'Order updates',
      'New products',
    ]
    expect(checked.map((label) => field(label).checked)).toEqual([true, false, true, true, false])
  })

  it('show a saved avatar beside the account immediately', async () => {
    await visitSettings()
    type('Avatar URL', '/favicon.svg')
    fireEvent.click(button('Save Changes'))
    await waitFor(() =>
      expect(document.querySelector('.sc-account .sc-avatar img')?.getAttribute('src')).toBe('/favicon.svg'),
    )
  })

  it.each([
    ['First name', ' ', 'First name is required'],
    ['Last name', '', 'Last name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'ada@', 'Please enter a valid email address'],
    [
      'Avatar URL',
      'http://elsewhere.example/ada.png',
      'Invalid image URL. Please provide a valid image link.',
    ],
  ])('refuse %s %j', async (label, value, problem) => {
    await visitSettings()
    type(label, value)
    fireEvent.click(button('Save Changes'))
    expect(problems()).toEqual([`${label}: ${problem}`])
    expect(document.activeElement).toBe(field(label))
  })

  it('are in one panel with Save Changes, separate from the parts that have their own buttons', async () => {
    await visitSettings()
    const headings = (within: Element | null) =>
      [...(within?.querySelectorAll('h2, h3') ?? [])].map(({ textContent }) => textContent)
    const form = button('Save Changes').closest('form')
    expect(headings(form)).toEqual(['Profile', 'Address', 'Notification Preferences'])
    expect(form?.lastElementChild?.contains(button('Save Changes'))).toBe(true)
    const account = await main().findByRole('region', { name: 'Password and data' })
    expect(headings(account)[0]).toBe('Password and data')
    expect(account.contains(form)).toBe(false)
    const rest = headings(form?.closest('.settings-form')?.parentElement ?? null).filter(
      (title) => !headings(form).includes(title),
    )
    expect(headings(account).sort()).toEqual(rest.sort())
  })

  it('are saved after half a second, while the button shows the progress', async () => {
    const { ports } = await visitSettings()
    type('City', 'London')
    fireEvent.click(field('SMS notifications'))
    expect(main().getByText('You have unsaved changes.')).toBeTruthy()
    fireEvent.click(button('Save Changes'))
    expect(button(/Saving/).disabled).toBe(true)
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['settingsUpdated']))
    expect(ports.storage.contents('settings')).toEqual([
      {
        ...defaultSettings(ada),
        owner: ada.id,
        address: { ...defaultSettings(ada).address, city: 'London' },
        notifications: { ...defaultSettings(ada).notifications, sms: true },
      },
    ])
    expect(main().queryByText('You have unsaved changes.')).toBeNull()
  })

  it('show that they could not be saved, and keep the typed values', async () => {
    const { ports } = await visitSettings()
    ports.storage.refuseWrites('full')
    type('City', 'London')
    fireEvent.click(button('Save Changes'))
    expect((await main().findByRole('alert')).textContent).toMatch(/Your settings were not saved/)
    expect(ports.toasts.visible()).toEqual(['settingsFailed'])
    expect(field('City').value).toBe('London')
    fireEvent.click(button('Discard changes'))
    expect(field('City').value).toBe('')
  })

  it('move the focus to Save Changes when Discard changes disappears under it', async () => {
    await visitSettings()
    type('City', 'London')
    button('Discard changes').focus()
    fireEvent.click(button('Discard changes'))
    expect(document.activeElement).toBe(button('Save Changes'))
  })

  it('show the avatar, or that its address has no picture', async () => {
    await visitSettings()
    type('Avatar URL', '/pictures/ada.png')
    const picture = await waitFor(() => {
      const image = document.querySelector<HTMLImageElement>('img[src="/pictures/ada.png"]')
      if (!image) throw new Error('no picture yet')
      return image
    })
    fireEvent.load(picture)
    expect(main().getByRole('img', { name: 'Image preview' })).toBe(picture)
    fireEvent.click(button('Change Image'))
    expect(document.activeElement).toBe(field('Avatar URL'))
    type('Avatar URL', '/pictures/nobody.png')
    const broken = await waitFor(() => {
      const image = document.querySelector('img[src="/pictures/nobody.png"]')
      if (!image) throw new Error('no picture yet')
      return image
    })
    fireEvent.error(broken)
    expect(main().getByRole('alert').textContent).toMatch(/^Invalid image URL/)
    type('Avatar URL', '')
    expect(main().queryByText('Invalid image URL. Please provide a valid image link.')).toBeNull()
  })
})

describe('a change of password', () => {
  async function openForm() {
    const visited = await visitSettings()
    fireEvent.click(button('Change password'))
    return visited
  }

  it.each([
    [['', 'battery staple', 'battery staple'], 'Current password: Password is required'],
    [['correct horse', '12345', '12345'], 'New password: Password must be at least 6 characters long'],
    [['correct horse', 'battery staple', 'battery'], 'Confirm new password: Passwords do not match'],
    [
      ['wrong horse', 'battery staple', 'battery staple'],
      'Current password: This is not your current password',
    ],
  ])('is refused with %j', async ([current = '', wanted = '', confirmed = ''], problem) => {
    await openForm()
    type('Current password', current)
    type('New password', wanted)
    type('Confirm new password', confirmed)
    fireEvent.click(button('Save new password'))
    await waitFor(() => expect(problems()).toEqual([problem]))
  })

  it('moves the focus to the first field of its form when it opens, and back when it closes', async () => {
    await openForm()
    expect(document.activeElement).toBe(field('Current password'))
    button('Cancel').focus()
    fireEvent.click(button('Cancel'))
    expect(document.activeElement).toBe(button('Change password'))
  })

  it('closes its form when the password has been changed', async () => {
    const { ports } = await openForm()
    type('Current password', 'correct horse')
    type('New password', 'battery staple')
    type('Confirm new password', 'battery staple')
    fireEvent.click(button('Save new password'))
    expect(await main().findByRole('button', { name: 'Change password' })).toBeTruthy()
    expect(ports.toasts.visible()).toEqual(['passwordChanged'])
  })
})

describe('the user’s data', () => {
  it('shows where it is stored, and asks the browser to persist it', async () => {
    const { ports } = await visitSettings()
    ports.durability.grants = false
    expect(await main().findByText(/of about/)).toBeTruthy()
    fireEvent.click(button('Ask the browser to keep my data'))
    expect(await main().findByText(/did not agree this time/)).toBeTruthy()
    ports.durability.grants = true
    fireEvent.click(button('Ask the browser to keep my data'))
    expect(await main().findByText(/has agreed to keep your data/)).toBeTruthy()
  })

  it('is previewed before an import, and refused if it cannot be read', async () => {
    const { ports } = await visitSettings()
    const choose = (text: string) =>
      fireEvent.change(field('Import a file'), { target: { files: [new File([text], 'data.json')] } })
    fireEvent.click(button('Export my data'))
    await waitFor(() => expect(ports.files.saved).toHaveLength(1))
    choose('nonsense')
    expect((await main().findByRole('alert')).textContent).toBe('This is not a JSON file.')
    choose(ports.files.saved[0]?.content.replace('"quantity": 2', '"quantity": "two"') ?? '')
    await waitFor(() => expect(main().getByRole('alert').textContent).toMatch(/holdings\.cart\.0\.quantity/))
    choose(ports.files.saved[0]?.content ?? '')
    const preview = await screen.findByRole('dialog', { name: 'File contents' })
    expect(preview.textContent).toContain(`Saved by Ada Lovelace (ada@example.com) on ${longDate(fixedNow)}`)
    fireEvent.click(within(preview).getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(ports.toasts.visible()).toContain('dataImported'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is deleted with the account after a confirmation', async () => {
    const { ports } = await visitSettings()
    fireEvent.click(button('Delete account'))
    fireEvent.click(button('Keep my account'))
    expect(ports.storage.contents('registeredUsers')).toHaveLength(1)
    fireEvent.click(button('Delete account'))
    fireEvent.click(within(main().getByRole('alertdialog')).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(ports.history.place().path).toBe('/'))
    expect(ports.storage.contents('registeredUsers')).toEqual([])
    expect(ports.toasts.visible()).toEqual(['accountDeleted'])
  })
})
