import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visit } from '../visit.tsx'

afterEach(cleanup)

it('preloads the screen of a hovered or focused link only', () => {
  const { ports } = visit(
    <>
      <a href="/faq">
        <b>Questions</b>
      </a>
      <a href="https://elsewhere.example/shipping">Elsewhere</a>
      <a href="/returns?why=late">Returns</a>
    </>,
  )
  fireEvent.pointerOver(screen.getByText('Questions'))
  fireEvent.pointerOver(screen.getByText('Elsewhere'))
  fireEvent.focusIn(screen.getByText('Returns'))
  expect(ports.screens.prepared).toEqual(['/faq', '/returns'])
})
