/**
 * Importing this module lets rooms connect to the application while it is developed. It finds the root actors by itself, so that nothing
 * else has to be changed. In a build for production it does nothing.
 */
import { createApplication } from './application/application.ts'
import { isProduction } from './browser/page.ts'
import { watchActors } from './xstate5.ts'

if (!isProduction()) {
  const { starting, meet } = createApplication()
  watchActors(starting, meet)
}
