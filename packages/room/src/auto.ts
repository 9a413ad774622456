/**
 * Importing this module lets rooms connect to the application during development. It finds root actors automatically, so
 * that nothing else has to be changed. Ctrl+Alt+I shows the room next to the application. In a production build the module
 * does nothing.
 */
import { createApplication } from './application/application.ts'
import { isProduction } from './browser/page.ts'
import { onShortcut } from './browser/shortcut.ts'
import { watchActors } from './xstate5.ts'

if (!isProduction()) {
  const { starting, meet, panel } = createApplication()
  watchActors(starting, meet)
  onShortcut(() =>
    panel()
      .then(({ toggle }) => toggle())
      .catch((error) => console.error(error)),
  )
}
