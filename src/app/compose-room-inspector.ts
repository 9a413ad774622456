import {
  answerRooms,
  createRoomChannel,
  createSharedHost,
  ownTab,
  presence,
  showHeldBanner,
  type Tab,
} from '@statecart/room/connect'
import { addressOf } from '../../machines/domain/place.ts'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import type { Secret } from '../../machines/domain/secret.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import type { Shop } from '../../machines/shop/open-shop.ts'
import { later } from '../adapters/time-and-chance.ts'
import { roomChannelName } from './machine-room/room-channel-name.ts'

interface ShopAccess {
  shop: Shop
  ports: Ports
}

/** What of the shop's own code its machines know their values by. */
interface Kinds {
  Secret: typeof Secret
}

/** Makes this tab visible to rooms in other windows, and opens a room beside the shop on request; nothing is observed before. */
export function attachInspector({ shop, ports }: ShopAccess, kinds: Kinds): () => void {
  const id = ports.ids.next()
  const since = ports.clock.now()
  const tab = (): Tab => ({ id, title: document.title, address: addressOf(ports.history.place()), since })
  const language = () => ports.appearance.read().language ?? startingPreferences(navigator.languages).language
  let removeBanner: (() => void) | undefined
  function onHeld(release: (() => void) | undefined): void {
    removeBanner?.()
    removeBanner = release && showHeldBanner(language(), release)
  }
  const host = createSharedHost(async () => {
    const [{ openHost }, { registry }, { withShopSecrets }] = await Promise.all([
      import('@statecart/room/inspect'),
      import('./machine-room/registry.ts'),
      import('./machine-room/with-shop-secrets.ts'),
    ])
    const subject = { root: shop, world: ports, clock: ports.clock, later, recent: ports.recent, onHeld }
    return openHost(subject, withShopSecrets(registry, kinds.Secret))
  })
  const channel = createRoomChannel(roomChannelName)
  const answer = () => answerRooms({ channel, presence, tab, host })
  let stop = answer()
  const hidden = () => stop()
  // From the back/forward cache the page comes back as it was, and without having been made anew.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop = answer()
  }

  let closePanel: (() => void) | undefined
  async function openPanel(): Promise<void> {
    if (closePanel) return
    const { openRoomPanel } = await import('./compose-room-panel.tsx')
    closePanel ??= openRoomPanel({
      tabs: ownTab(tab(), host),
      clock: ports.clock,
      language: ports.appearance.read().language,
      leave() {
        closePanel?.()
        closePanel = undefined
      },
    })
  }

  const pressed = (event: KeyboardEvent) => {
    if (!(event.ctrlKey && event.altKey && event.code === 'KeyI')) return
    event.preventDefault()
    if (closePanel) {
      closePanel()
      closePanel = undefined
    } else openPanel()
  }
  document.addEventListener('keydown', pressed)
  window.addEventListener('pagehide', hidden)
  window.addEventListener('pageshow', shown)
  const asked = new URLSearchParams(location.search)
  if (asked.has('inspect') || asked.has('scenario')) openPanel()

  return () => {
    document.removeEventListener('keydown', pressed)
    window.removeEventListener('pagehide', hidden)
    window.removeEventListener('pageshow', shown)
    closePanel?.()
    stop()
  }
}

/** The problem report as a file; the host is connected only while the report is written. */
export async function reportProblem({ shop, ports }: ShopAccess, problem: string): Promise<void> {
  const [{ openHost, reportFile, files }, { registry }] = await Promise.all([
    import('@statecart/room/inspect'),
    import('./machine-room/registry.ts'),
  ])
  const host = openHost(
    { root: shop, world: ports, clock: ports.clock, later, recent: ports.recent },
    registry,
  )
  const { name, content } = reportFile(await host.ask('report.write', problem))
  host.close()
  files.save(name, content)
}
