import type { Locator, Page } from '@playwright/test'
import type { Spot } from '../../models/spots.ts'

/** Everything at this spot that can be seen and is not on its way out. */
export function locate(page: Page, spot: Spot): Locator {
  const found = all(page, spot).filter({ visible: true }).and(page.locator(':not([inert], [inert] *)'))
  return spot.at === undefined ? found : found.nth(spot.at)
}

/** What stands within something need not be inside its box. */
function all(page: Page, spot: Spot): Locator {
  const found = within(spot.within ? all(page, spot.within) : page, spot)
  return spot.holding === undefined ? found : found.filter({ hasText: spot.holding })
}

function within(scope: Page | Locator, spot: Spot): Locator {
  if ('label' in spot) return scope.getByLabel(spot.label, { exact: true })
  if ('text' in spot) return scope.getByText(spot.text, { exact: true })
  const { role, name, level } = spot
  return scope.getByRole(role, {
    exact: true,
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  })
}
