import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordsUnavailable } from '../../machines/domain/errors.ts'
import { Secret } from '../../machines/domain/secret.ts'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { Screen as LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { visit } from './visit.tsx'

afterEach(cleanup)

const main = () => within(document.querySelector('main') ?? document.body)
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label)
const submit = () => main().getByRole<HTMLButtonElement>('button', { name: /^Sign/ })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

async function visitLogin(state?: unknown) {
  const ports = fakePorts({ history: createFakeHistory('/login', state) })
  const password = await ports.passwords.hash(new Secret('password', 'correct horse'))
  await ports.storage.seed('registeredUsers', { ...ada, password })
  return visit(<LoginScreen />, ports)
}

function signIn(email: string, password: string): void {
  type('Email', email)
  type('Password', password)
  fireEvent.click(submit())
}

describe('signing in', () => {
  it('has the attributes that password managers need', async () => {
    await visitLogin()
    expect(field('Email')).toMatchObject({
      name: 'email',
      type: 'email',
      autocomplete: 'username',
      required: true,
    })
    expect(field('Password')).toMatchObject({
      name: 'password',
      type: 'password',
      autocomplete: 'current-password',
      required: true,
    })
  })

  it('validates a field when it loses the focus, and hides the error once it is fixed', async () => {
    await visitLogin()
    type('Email', 'ada')
    expect(main().queryByText('Please enter a valid email address')).toBeNull()
    fireEvent.blur(field('Email'))
    expect(main().getByText('Please enter a valid email address')).toBeTruthy()
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    type('Email', 'ada@example.com')
    expect(main().queryByText('Please enter a valid email address')).toBeNull()
  })

  it('lists the missing fields with links, and focuses the first one', async () => {
    await visitLogin()
    fireEvent.click(submit())
    const summary = main().getByRole('alert')
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Email: Email is required', 'Password: Password is required'])
    expect(document.activeElement).toBe(field('Email'))
    fireEvent.click(within(summary).getByRole('link', { name: 'Password' }))
    expect(document.activeElement).toBe(field('Password'))
  })

  it('disables its button while signing in, and shows the reason of a failure', async () => {
    const { ports } = await visitLogin()
    ports.passwords.gate.hold()
    submit().focus()
    signIn('ada@example.com', 'wrong horse')
    await waitFor(() => expect(submit().disabled).toBe(true))
    expect(submit().textContent).toContain('Signing in...')
    expect(field('Password').readOnly).toBe(true)
    ports.passwords.gate.release()
    expect((await main().findByRole('alert')).textContent).toBe(
      'Login failed. Please check your credentials.',
    )
    expect(ports.toasts.visible()).toEqual(['loginFailed'])
    expect(field('Email').value).toBe('ada@example.com')
    expect(submit().disabled).toBe(false)
  })

  it('returns to the page that required the sign-in', async () => {
    const { ports } = await visitLogin({ from: '/products?category=electronics' })
    expect(main().getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
    signIn(' ADA@example.com ', 'correct horse')
    await waitFor(() =>
      expect(ports.history.place()).toMatchObject({ path: '/products', search: '?category=electronics' }),
    )
    expect(ports.history.entries).toHaveLength(1)
    expect(ports.toasts.visible()).toEqual(['loginSuccessful'])
  })

  it('passes the return path to the registration', async () => {
    const { ports } = await visitLogin({ from: '/cart' })
    fireEvent.click(main().getByRole('link', { name: 'Create an account' }))
    await waitFor(() =>
      expect(ports.history.place()).toMatchObject({ path: '/register', state: { from: '/cart' } }),
    )
  })

  it('is refused with a message if the browser cannot check passwords', async () => {
    const { ports } = await visitLogin()
    ports.passwords.gate.fail(new PasswordsUnavailable())
    signIn('ada@example.com', 'correct horse')
    expect((await main().findByRole('alert')).textContent).toMatch(/secure connection/)
  })

  it('shows the password on request, and hides it on submit', async () => {
    await visitLogin()
    fireEvent.click(main().getByRole('button', { name: 'Show password' }))
    expect(field('Password').type).toBe('text')
    signIn('ada@example.com', 'wrong horse')
    expect(field('Password').type).toBe('password')
    expect(main().getByRole('button', { name: 'Show password' })).toBeTruthy()
  })

  it('explains what to do about a forgotten password', async () => {
    await visitLogin()
    expect(screen.getByText('Forgot your password?').closest('details')?.textContent).toMatch(
      /We cannot send you a new one/,
    )
  })
})
