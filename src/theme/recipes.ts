import { badgeRecipe } from './recipes/badge.ts'
import { bannerRecipe } from './recipes/banner.ts'
import { buttonRecipe } from './recipes/button.ts'
import { containerRecipe } from './recipes/container.ts'
import { controlRecipe } from './recipes/control.ts'
import { headingRecipe } from './recipes/heading.ts'
import { linkRecipe } from './recipes/link.ts'
import { panelRecipe } from './recipes/panel.ts'

export const recipes = {
  badge: badgeRecipe,
  banner: bannerRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  control: controlRecipe,
  heading: headingRecipe,
  link: linkRecipe,
  panel: panelRecipe,
}
