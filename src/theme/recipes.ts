import { badgeRecipe } from './recipes/badge.ts'
import { buttonRecipe } from './recipes/button.ts'
import { containerRecipe } from './recipes/container.ts'
import { controlRecipe } from './recipes/control.ts'
import { headingRecipe } from './recipes/heading.ts'
import { linkRecipe } from './recipes/link.ts'
import { spinnerRecipe } from './recipes/spinner.ts'

/**
 * The looks that the first page needs. Every other recipe is loaded with the part that it belongs to, which hands it over
 * as `recipe`; a test fails when a part has neither.
 */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  control: controlRecipe,
  heading: headingRecipe,
  link: linkRecipe,
  spinner: spinnerRecipe,
}
