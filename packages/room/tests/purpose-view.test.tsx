// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

it.each([
  ['of the selected machine', { machine: 'lamp' }],
  ['of each machine in the gallery', {}],
])(
  "shows the purpose %s in the room's language, which may differ from that of the page around a panel",
  async (_, selection) => {
    showRoom({ selection, language: 'fr' })
    await waitFor(() => expect(screen.getByText('Éclaire.').closest<HTMLElement>('[lang]')?.lang).toBe('fr'))
    expect(screen.queryByText('Shines.')).toBeNull()
  },
)

it('marks an untranslated purpose as English', async () => {
  showRoom({ language: 'es' })
  expect((await screen.findByText('Shines.')).lang).toBe('en')
})
