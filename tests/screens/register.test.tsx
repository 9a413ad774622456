import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { Screen as RegisterScreen } from '../../src/screens/register/register-screen.tsx'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const submit = () => main().getByRole<HTMLButtonElement>('button', { name: /^Creat/ })
const good = {
  'Full name': 'Grace Hopper',
  Email: 'grace@example.com',
  Password: 'nanosecond',
  'Confirm password': 'nanosecond',
}

function fill(values: Partial<typeof good> = {}): void {
  for (const [label, value] of Object.entries({ ...good, ...values }))
    fireEvent.change(field(label), { target: { value } })
}

function visitRegister(state?: unknown) {
  return visit(<RegisterScreen />, fakePorts({ history: createFakeHistory('/register', state) }))
}

const problems = () =>
  within(main().getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('registering', () => {
  it.each([
    [{ 'Full name': '  ' }, 'Full name: This field is required'],
    [{ Email: '' }, 'Email: Email is required'],
    [{ Email: 'grace@' }, 'Email: Please enter a valid email address'],
    [
      { Password: '12345', 'Confirm password': '12345' },
      'Password: Password must be at least 6 characters long',
    ],
    [{ 'Confirm password': 'millisecond' }, 'Confirm password: Passwords do not match'],
  ])('refuses %j', (values, problem) => {
    visitRegister()
    fill(values)
    fireEvent.click(submit())
    expect(problems()).toEqual([problem])
    expect(document.activeElement).toBe(field(problem.split(':')[0] ?? ''))
  })

  it('requires every field', () => {
    visitRegister()
    fireEvent.click(submit())
    expect(problems()).toEqual([
      'Full name: This field is required',
      'Email: Email is required',
      'Password: Password is required',
      'Confirm password: Please confirm your password',
    ])
    expect([field('Password'), field('Confirm password')]).toMatchObject([
      { autocomplete: 'new-password' },
      { autocomplete: 'new-password' },
    ])
  })

  it('lists the problems of the fields, except for one that is still being edited', () => {
    visitRegister()
    fill({ 'Full name': '' })
    fireEvent.click(submit())
    fireEvent.change(field('Email'), { target: { value: 'grace@' } })
    expect(problems()).toEqual(['Full name: This field is required'])
    expect(field('Email').getAttribute('aria-invalid')).not.toBe('true')
    fireEvent.blur(field('Email'))
    expect(problems()).toEqual([
      'Full name: This field is required',
      'Email: Please enter a valid email address',
    ])
  })

  it('signs in, and opens the home page', async () => {
    const { ports } = visitRegister()
    fill()
    fireEvent.click(submit())
    await waitFor(() => expect(ports.history.place().path).toBe('/'))
    expect(ports.toasts.visible()).toEqual(['registrationSuccessful'])
  })

  it('returns to the page that required the sign-in', async () => {
    const { ports } = visitRegister({ from: '/contact' })
    fill()
    fireEvent.click(submit())
    await waitFor(() => expect(ports.history.place().path).toBe('/contact'))
  })

  it('shows at the email field that the email is registered, until it is changed', async () => {
    const { ports } = visitRegister()
    await ports.storage.seed('registeredUsers', { ...ada, password: { salt: 'a', hash: 'b', rounds: 1 } })
    fill({ Email: 'ADA@example.com' })
    fireEvent.click(submit())
    await waitFor(() => expect(problems()).toEqual(['Email: User already exists']))
    expect(ports.toasts.visible()).toEqual(['userExists'])
    expect(document.activeElement).toBe(field('Email'))
    fireEvent.change(field('Full name'), { target: { value: 'Grace M. Hopper' } })
    expect(problems()).toEqual(['Email: User already exists'])
    fireEvent.change(field('Email'), { target: { value: 'grace@example.com' } })
    expect(main().queryByText('User already exists')).toBeNull()
  })

  it('shows that the account was not stored, and keeps the typed values', async () => {
    const { ports } = visitRegister()
    ports.storage.refuseWrites('full')
    fill()
    fireEvent.click(submit())
    expect((await main().findByRole('alert')).textContent).toMatch(/Your account was not created/)
    expect(ports.toasts.visible()).toEqual(['registrationFailed'])
    expect(field('Email').value).toBe(good.Email)
  })

  it('is refused with a message if the browser cannot hash passwords', async () => {
    const { ports } = visitRegister()
    ports.passwords.gate.fail(new PasswordsUnavailable())
    fill()
    fireEvent.click(submit())
    expect((await main().findByRole('alert')).textContent).toMatch(/secure connection/)
    expect(ports.storage.contents('registeredUsers')).toEqual([])
  })

  it('stores the typed values as a draft, but no password', async () => {
    const { ports } = visitRegister()
    fill()
    fireEvent.blur(field('Email'))
    await waitFor(() => expect(ports.storage.contents('drafts')).toHaveLength(1))
    expect(ports.storage.contents('drafts')[0]?.values).toEqual({
      name: good['Full name'],
      email: good.Email,
    })
  })
})
