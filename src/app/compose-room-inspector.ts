import {
  answerRooms,
  createRoomChannel,
  createSharedHost,
  onShortcut,
  ownTab,
  presence,
  rememberedBreakpoints,
  showHeldBanner,
  type Tab,
  watchMoves,
  watchPageLifecycle,
} from '@statecart/room/connect'
import type { ActorRefFrom } from 'xstate'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import type { Secret } from '../../machines/domain/secret.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import type { preferencesMachine } from '../../machines/preferences/preferences.machine.ts'
import type { Shop } from '../../machines/shop/open-shop.ts'
import { later } from '../adapters/time.ts'
import { roomChannelName, withoutBase } from '../base-path.ts'

interface ShopAccess {
  shop: Shop
  ports: Ports
}

/** Classes of the shop's bundle. The inspector is a separate bundle and has its own copies of them. */
interface ShopClasses {
  Secret: typeof Secret
}

interface Attachment {
  /** Keeps the host open until the first room joins. */
  openHost(): Promise<void>
  detach(): void
}

const attachments = new WeakMap<Shop, Attachment>()

/** Makes this tab visible to rooms in other windows, and opens a room in this page on request. No actor is observed before. */
export function attachInspector(access: ShopAccess, classes: ShopClasses): () => void {
  return attachmentOf(access, classes).detach
}

/** Observes a shop that is not started yet, so that its breakpoints pause it while it starts. */
export async function attachBeforeStart(access: ShopAccess, classes: ShopClasses): Promise<void> {
  await attachmentOf(access, classes).openHost()
}

function attachmentOf(access: ShopAccess, classes: ShopClasses): Attachment {
  const known = attachments.get(access.shop)
  if (known) return known
  const attachment = attach(access, classes)
  attachments.set(access.shop, attachment)
  return attachment
}

function attach({ shop, ports }: ShopAccess, classes: ShopClasses): Attachment {
  const id = ports.ids.next()
  const since = ports.clock.now()
  const tab = (): Tab => ({ id, title: document.title, address: shownAddress(), since })
  const language = () => ports.appearance.read().language ?? startingPreferences(navigator.languages).language
  const onMoved = (listener: () => void) => watchMoves(tab, listener)
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
    const { clock, recent } = ports
    const remembered = rememberedBreakpoints
    const subject = { root: shop, world: ports, clock, later, recent, remembered, onHeld }
    return openHost(subject, withShopSecrets(registry, classes.Secret))
  })
  const channel = createRoomChannel(roomChannelName)
  const answer = () => answerRooms({ channel, presence, tab, onMoved, host })
  let stop = answer()
  const unwatchPage = watchPageLifecycle(
    () => stop(),
    () => {
      stop = answer()
    },
  )

  const preferences: ActorRefFrom<typeof preferencesMachine> = shop.system.get('preferences')
  const loadedLanguage = preferences.select(({ context }) => context.loadedLanguage)

  let closePanel: (() => void) | undefined
  async function openPanel(): Promise<void> {
    if (closePanel) return
    const { openRoomPanel } = await import('./compose-room-panel.tsx')
    closePanel ??= openRoomPanel({
      tabs: ownTab({ tab, onMoved }, host),
      clock: ports.clock,
      language: ports.appearance.read().language,
      onLanguage: (listener) => loadedLanguage.subscribe(listener).unsubscribe,
      leave: leavePanel,
    })
  }

  function leavePanel(): void {
    closePanel?.()
    closePanel = undefined
  }
  const removeShortcut = onShortcut(() => (closePanel ? leavePanel() : openPanel()))
  const parameters = new URLSearchParams(location.search)
  if (parameters.has('inspect') || parameters.has('scenario')) openPanel()
  const requestedState = parameters.get('go')
  const goingTo =
    requestedState &&
    import('./machine-room/go-on-arrival.ts').then(({ goOnArrival }) => goOnArrival(host, requestedState))

  return {
    async openHost() {
      await host.openEarly()
      await goingTo
    },
    detach() {
      attachments.delete(shop)
      removeShortcut()
      unwatchPage()
      closePanel?.()
      stop()
      host.closeEarly()
    },
  }
}

/** Does not use `ports.history.place()`, because it replaces the state of a history entry that another script has made. */
function shownAddress(): string {
  return (withoutBase(location.pathname) ?? location.pathname) + location.search + location.hash
}

/** Saves the problem report as a file. The host is connected only while the report is written. */
export async function reportProblem({ shop, ports }: ShopAccess, problem: string): Promise<void> {
  const [{ openHost, reportFile, files }, { registry }] = await Promise.all([
    import('@statecart/room/inspect'),
    import('./machine-room/registry.ts'),
  ])
  const host = openHost(
    { root: shop, world: ports, clock: ports.clock, later, recent: ports.recent },
    registry,
  )
  try {
    const { name, content } = reportFile(await host.ask('report.write', problem))
    files.save(name, content)
  } finally {
    host.close()
  }
}
