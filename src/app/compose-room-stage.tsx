import type { Scenario } from '@statecart/room'
import { createRoot } from 'react-dom/client'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import { storeNames } from '../../machines/domain/store-layout.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { openShop } from '../../machines/shop/open-shop.ts'
import { createMemoryHistory } from '../adapters/memory-history.ts'
import { createStorage } from '../adapters/storage/storage.ts'
import { yieldToMain } from '../adapters/time.ts'
import { deferLazyParts } from '../components/lazy.tsx'
import { App } from './app.tsx'
import { composePorts } from './compose.ts'
import { prepareScreen } from './screens.ts'

/** Opens a shop in a scenario, in a separate database that is reset each time. `start` is the address of its first page. */
export async function openStage(
  scenario: Scenario<Ports>,
  place: HTMLElement,
  start: string = scenario.path,
): Promise<() => void> {
  const { ports: real, afterFirstPaint } = composePorts()
  const storage = createStorage({ ...real, name: `statecart-scenario-${scenario.id}` })
  await storage.transact('write', storeNames, async (tx) => {
    for (const store of storeNames) await tx.clear(store)
  })
  const ports: Ports = {
    ...real,
    storage,
    journal: createJournal(),
    history: createMemoryHistory({ ids: real.ids, start }),
    appearance: inMemory(real),
    updates: { watch: async () => () => undefined, reload: () => undefined },
  }
  await scenario.prepare(ports)
  deferLazyParts(afterFirstPaint.ready, yieldToMain)
  afterFirstPaint.contentShown()
  const shop = openShop(ports)
  shop.start()
  await prepareScreen(ports.history.place().path).catch(() => undefined)
  const root = createRoot(place)
  root.render(<App shop={shop} ports={ports} />)
  return () => {
    root.unmount()
    shop.stop()
    storage.close()
  }
}

/** Keeps the preferences in memory, so that choices on the stage do not change those of the visitor's own shop. */
function inMemory({ appearance, environment }: Ports): Ports['appearance'] {
  const start = { ...startingPreferences(environment.languages()), ...appearance.read() }
  let saved: Partial<typeof start> = start
  return {
    read: () => saved,
    save(preferences) {
      saved = preferences
    },
    forget() {
      saved = {}
    },
    watch: () => () => undefined,
    show: (change) => appearance.show(change),
  }
}
