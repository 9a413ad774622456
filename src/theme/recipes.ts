import { badgeRecipe } from './recipes/badge.ts'
import { buttonRecipe } from './recipes/button.ts'
import { containerRecipe } from './recipes/container.ts'
import { controlRecipe } from './recipes/control.ts'
import { headingRecipe } from './recipes/heading.ts'
import { linkRecipe } from './recipes/link.ts'
import { spinnerRecipe } from './recipes/spinner.ts'

/**
 * The recipes that the first page needs. Every other recipe is loaded with the component that uses it, which passes it as
 * `recipe`. A test fails if a component's recipe is neither listed here nor passed.
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
