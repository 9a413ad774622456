// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

it.each([
  ['of the selected machine', { machine: 'lamp' }],
  ['of each machine in the gallery', {}],
])("shows the purpose %s in the room's language", async (_, selection) => {
  showRoom({ selection, language: 'fr' })
  expect((await screen.findByText('Éclaire.')).closest('[lang]')).toBeNull()
  expect(screen.queryByText('Shines.')).toBeNull()
})

it('marks an untranslated purpose as English', async () => {
  showRoom({ language: 'es' })
  expect((await screen.findByText('Shines.')).lang).toBe('en')
})
