import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/react'
import type { Spot } from '../../models/spots.ts'

export function allAt(spot: Spot): HTMLElement[] {
  const scopes = spot.within ? allAt(spot.within) : [document.body]
  const found = scopes.flatMap((scope) => within(scope, spot)).filter((element) => holds(element, spot))
  return spot.at === undefined ? found : found.slice(spot.at, spot.at + 1)
}

/** The only one there; who acts on something must say which. */
export function oneAt(spot: Spot): HTMLElement {
  const found = allAt(spot)
  const [one] = found
  if (!one || found.length > 1) throw new Error(`${found.length} are at ${told(spot)}, not 1`)
  return one
}

function within(scope: HTMLElement, spot: Spot): HTMLElement[] {
  if ('label' in spot) return queryAllByLabelText(scope, spot.label).filter(isThere)
  if ('text' in spot) return queryAllByText(scope, spot.text).filter(isThere)
  const { role, name, level } = spot
  return queryAllByRole(scope, role, {
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  }).filter(isThere)
}

function isThere(element: HTMLElement): boolean {
  return !element.closest('[inert], [hidden]')
}

function holds({ textContent }: HTMLElement, { holding }: Spot): boolean {
  if (holding === undefined) return true
  return typeof holding === 'string' ? textContent.includes(holding) : holding.test(textContent)
}

export function told(spot: Spot): string {
  return JSON.stringify(spot, (_, value: unknown) => (value instanceof RegExp ? `${value}` : value))
}
