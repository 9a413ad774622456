import { createRoomChannel, distantTabs, presence, watchPageLifecycle } from '@statecart/room/connect'
import { createAppearance } from '../adapters/appearance.ts'
import { createHydration } from '../adapters/hydration/hydration.ts'
import { ids } from '../adapters/random.ts'
import { clock } from '../adapters/time.ts'
import { roomChannelName } from '../base-path.ts'
import { themeColor } from '../theme/semantic-colors.ts'
import { showShopRoom } from './compose-room-view.tsx'
import { scenarios } from './machine-room/scenarios.ts'
import '../theme/global.css'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the machine room.')

const hydration = createHydration()
const appearance = createAppearance({ themeColor })
const { language } = appearance.read()
const channel = createRoomChannel(roomChannelName)
const tabs = distantTabs(channel, presence, ids.next())

async function open(root: HTMLElement): Promise<() => void> {
  const parameters = new URLSearchParams(location.search)
  const scenario = scenarios.find(({ id }) => id === parameters.get('scenario'))
  if (!scenario) return showShopRoom({ place: root, tabs, clock, language })
  const { openStage } = await import('./compose-room-stage.tsx')
  return openStage(scenario, root, parameters.get('at') ?? undefined)
}

open(place).then((close) => {
  // A page that returns from the back/forward cache is loaded again, because its room or its shop has been closed.
  watchPageLifecycle(close, () => location.reload())
  if (language) appearance.show({ language })
  hydration.showText()
  hydration.replayEvents()
})
