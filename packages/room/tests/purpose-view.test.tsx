// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showRoom } from './show.tsx'

afterEach(cleanup)

it.each([
  ['of the machine that is looked at', { machine: 'lamp' }],
  ['of each machine in the gallery', {}],
])("says the purpose %s in the room's language", async (_, selection) => {
  showRoom({ selection, language: 'fr' })
  expect((await screen.findByText('Éclaire.')).closest('[lang]')).toBeNull()
  expect(screen.queryByText('Shines.')).toBeNull()
})

it('marks as English what the application says in no other language', async () => {
  showRoom({ language: 'es' })
  expect((await screen.findByText('Shines.')).lang).toBe('en')
})
