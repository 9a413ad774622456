import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeHistory } from '../../machines/fakes/fake-history.ts'
import { createFakeLanguages, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { loadLanguage } from '../../src/i18n/languages.ts'
import { Screen as LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { visit } from './visit.tsx'

afterEach(cleanup)

describe('a chosen language', () => {
  const choose = async (language: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Preferences' }))
    await userEvent.selectOptions(await screen.findByLabelText('Language'), language)
  }

  it('is loaded, shown and stored', async () => {
    const ports = fakePorts({ languages: { ...createFakeLanguages(), load: loadLanguage } })
    visit(undefined, ports)
    await choose('Español')
    const nav = within(await screen.findByRole('navigation', { name: 'Principal' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Inicio',
      'Productos',
      'Nosotros',
      'Contacto',
    ])
    expect(screen.getByRole('link', { name: 'Carrito, vacío' })).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Idioma').value).toBe('es')
    expect(ports.appearance.saved.language).toBe('es')
    expect(ports.appearance.shown).toContainEqual({ language: 'es' })
    await userEvent.selectOptions(screen.getByLabelText('Idioma'), 'Français')
    expect(await screen.findByRole('link', { name: 'Panier, vide' })).toBeDefined()
    await userEvent.selectOptions(screen.getByLabelText('Langue'), 'English')
    expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeDefined()
  })

  it('that cannot be loaded changes nothing, and shows a message', async () => {
    const load = () => Promise.reject(new Error('offline'))
    const ports = fakePorts({ languages: { ...createFakeLanguages(), load } })
    visit(undefined, ports)
    await choose('Français')
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en'))
    expect(ports.toasts.visible()).toEqual(['languageFailed'])
    expect(ports.appearance.shown.filter((look) => 'language' in look && look.language !== 'en')).toEqual([])
  })

  it('that is loaded on the second attempt removes the message', async () => {
    const load = () => Promise.reject(new Error('offline'))
    const ports = fakePorts({ languages: { ...createFakeLanguages(), load } })
    visit(undefined, ports)
    await choose('Français')
    await waitFor(() => expect(ports.toasts.visible()).toEqual(['languageFailed']))
    ports.languages.load = loadLanguage
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Français')
    expect(await screen.findByRole('link', { name: 'Panier, vide' })).toBeDefined()
    expect(ports.toasts.visible()).toEqual([])
  })

  it('separates a label and its error in the error summary with its own colon', async () => {
    const languages = { ...createFakeLanguages(), load: loadLanguage }
    visit(<LoginScreen />, fakePorts({ languages, history: createFakeHistory('/login') }))
    await choose('Français')
    await userEvent.click(await screen.findByRole('button', { name: 'Se connecter' }))
    const [email] = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(email?.textContent).toMatch(/^E-mail\u202f: /)
  })
})
