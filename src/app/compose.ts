import type { InspectionEvent } from 'xstate'
import { settingOf } from '../../machines/domain/sources.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { type AfterFirstPaint, createAfterFirstPaint } from '../adapters/after-first-paint.ts'
import { createAppearance } from '../adapters/appearance.ts'
import { createDurability, createEnvironment, createInstallation } from '../adapters/browser.ts'
import { createHistory } from '../adapters/history.ts'
import { createHydration } from '../adapters/hydration/hydration.ts'
import { createLazyPasswords, createLazyShareAndFiles } from '../adapters/lazy-adapters.ts'
import { createLegacy } from '../adapters/legacy/legacy.ts'
import { localStorageOrMemory } from '../adapters/local-storage.ts'
import { log } from '../adapters/log.ts'
import { ids, random } from '../adapters/random.ts'
import { createRecentEvents } from '../adapters/recent-events.ts'
import { createSources } from '../adapters/sources/sources.ts'
import { readJournalEntry } from '../adapters/storage/schema/journal.ts'
import { createStorage } from '../adapters/storage/storage.ts'
import { clock } from '../adapters/time.ts'
import { toasts } from '../adapters/toasts.ts'
import { categoryLabels, loadLanguage } from '../i18n/languages.ts'
import { themeColor } from '../theme/semantic-colors.ts'
import { prepareScreen } from './screens.ts'

interface Composed {
  ports: Ports
  afterFirstPaint: AfterFirstPaint
  hydrated: Promise<void>
  /** Records the inspection events of the shop. Problem reports contain the latest of them. */
  record: (inspectionEvent: InspectionEvent) => void
}

/** The browser adapters of all ports. */
export function composePorts(): Composed {
  const afterFirstPaint = createAfterFirstPaint()
  const hydration = createHydration()
  const environment = createEnvironment()
  const passwords = createLazyPasswords()
  const here = location.href
  const { record, recent, clear } = createRecentEvents(clock.now)
  const ports: Ports = {
    ...createLazyShareAndFiles({ log }),
    appearance: createAppearance({ themeColor }),
    random,
    clock,
    durability: createDurability(),
    history: createHistory({ ids }),
    ids,
    installation: createInstallation(),
    languages: { load: loadLanguage, categoryLabels },
    log,
    passwords,
    screens: { prepare: prepareScreen },
    journal: createJournal(localStorageOrMemory(), readJournalEntry),
    sources: createSources({
      hostOf: (source) => import.meta.env[settingOf(source)],
      loadsAll: import.meta.env.VITE_SOURCE_TWO_ALL === 'on',
      areFiles: document.documentElement.dataset.sources === 'files',
      here,
      online: environment.online,
    }),
    storage: createStorage({ clock, log, migrateLegacy: createLegacy({ passwords, clock, log, here }) }),
    environment,
    toasts: {
      ...toasts,
      show(notice) {
        // The toast list is lazy-loaded; a toast loads it immediately.
        afterFirstPaint.loadNow()
        return toasts.show(notice)
      },
    },
    updates: {
      /** The dev server has no service worker. */
      watch: async (onFound) =>
        import.meta.env.PROD
          ? (await import('../adapters/updates.ts')).watchUpdates({ onFound, log })
          : () => undefined,
      reload: () => location.reload(),
    },
    hydration,
    recent,
    clearRecent: clear,
  }
  return { ports, afterFirstPaint, hydrated: hydration.hydrated, record }
}
