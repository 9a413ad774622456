/**
 * Importing this module lets rooms connect to the application while it is developed. It finds the root actors by itself, so that nothing
 * else has to be changed. Ctrl+Alt+I shows the room beside the application. In a build for production it does nothing.
 */
import { createApplication } from './application/application.ts'
import { isProduction } from './browser/page.ts'
import { onShortcut } from './browser/shortcut.ts'
import { watchActors } from './xstate5.ts'

if (!isProduction()) {
  const { starting, meet, panel } = createApplication()
  watchActors(starting, meet)
  onShortcut(async () => (await panel()).toggle())
}
