import { createRoomChannel, distantTabs, presence, watchPageLifecycle } from '@statecart/room/connect'
import { createActor } from 'xstate'
import { type Language, startingPreferences } from '../../machines/domain/preferences.ts'
import { themeWith } from '../../machines/theme/theme.effects.ts'
import { createAppearance } from '../adapters/appearance.ts'
import { createEnvironment } from '../adapters/browser.ts'
import { createHydration } from '../adapters/hydration/hydration.ts'
import { ids } from '../adapters/random.ts'
import { clock } from '../adapters/time.ts'
import { roomChannelName } from '../base-path.ts'
import { roomPageTexts } from '../i18n/room/en/labels.ts'
import { loadRoomLabels } from '../i18n/room/languages.ts'
import { wordsOf } from '../i18n/texts.ts'
import { themeColor } from '../theme/semantic-colors.ts'
import { showShopRoom } from './compose-room-view.tsx'
import { scenarios } from './machine-room/scenarios.ts'
import '../theme/global.css'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the machine room.')

const hydration = createHydration()
const appearance = createAppearance({ themeColor })
/** What the visitor has chosen in the shop, and the defaults of the browser for the rest. */
const preferences = () => ({ ...startingPreferences(navigator.languages), ...appearance.read() })
const { language } = preferences()
const channel = createRoomChannel(roomChannelName)
const tabs = distantTabs(channel, presence, ids.next())

async function open(root: HTMLElement): Promise<() => void> {
  const parameters = new URLSearchParams(location.search)
  const scenario = scenarios.find(({ id }) => id === parameters.get('scenario'))
  if (!scenario) {
    followTheme()
    return showShopRoom({ place: root, tabs, clock, language, onLanguage })
  }
  const { openStage } = await import('./compose-room-stage.tsx')
  return openStage(scenario, root, parameters.get('at') ?? undefined)
}

/** Another tab of the shop has stored its preferences. */
function onLanguage(listener: (language: Language) => void): () => void {
  let shown = language
  return appearance.watch(() => {
    const chosen = preferences().language
    if (chosen === shown) return
    shown = chosen
    appearance.show({ language: chosen })
    listener(chosen)
  })
}

/** Shows the theme that is chosen in a tab of the shop, or in the operating system, while the room is open. */
function followTheme(): void {
  const environment = createEnvironment()
  const input = { theme: preferences().theme, systemDark: environment.dark() }
  const theme = createActor(themeWith({ appearance }), { input }).start()
  environment.watch((event) => {
    if (event.type === 'environment.dark') theme.send(event)
  })
  appearance.watch(() => theme.send({ type: 'theme.chosen', theme: preferences().theme }))
}

/** For example a scenario whose storage fails, or code that cannot be loaded. */
async function showProblem(root: HTMLElement, error: unknown): Promise<void> {
  await loadRoomLabels(language)
  const problem = document.createElement('p')
  problem.role = 'alert'
  // The colors of the browser, because those of the theme are loaded with the views, which could not be opened.
  problem.style.cssText =
    'margin: 2rem; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText'
  problem.textContent = wordsOf(roomPageTexts, language).failed(
    error instanceof Error ? error.message : String(error),
  )
  root.replaceChildren(problem)
}

open(place)
  .then(
    // A page that returns from the back/forward cache is loaded again, because its room or its shop has been closed.
    (close) => watchPageLifecycle(close, () => location.reload()),
    (error) => showProblem(place, error),
  )
  .then(() => {
    appearance.show({ language })
    hydration.showText()
    hydration.replayEvents()
  })
