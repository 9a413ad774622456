import { settingOf } from '../../machines/domain/sources.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { createAppearance } from '../adapters/appearance.ts'
import { type Calm, createCalm } from '../adapters/calm.ts'
import { chance } from '../adapters/chance.ts'
import { clock } from '../adapters/clock.ts'
import { createDurability } from '../adapters/durability.ts'
import { createHistory } from '../adapters/history.ts'
import { ids } from '../adapters/ids.ts'
import { createInstallation } from '../adapters/installation.ts'
import { createLateOutlets } from '../adapters/late-outlets.ts'
import { createLatePasswords } from '../adapters/late-passwords.ts'
import { createLegacy } from '../adapters/legacy/legacy.ts'
import { log } from '../adapters/log.ts'
import { smallStorage } from '../adapters/small-storage.ts'
import { createSources } from '../adapters/sources/sources.ts'
import { readJournalEntry } from '../adapters/storage/schema/journal.ts'
import { createStorage } from '../adapters/storage/storage.ts'
import { createSurroundings } from '../adapters/surroundings.ts'
import { toasts } from '../adapters/toasts.ts'
import { createWaking } from '../adapters/waking.ts'
import { categoryLabels, loadLanguage } from '../i18n/languages.ts'
import { themeColor } from '../theme/color-mode.ts'
import { prepareScreen } from './screens.ts'

/** The real world behind every port. */
export function composePorts(): { ports: Ports; calm: Calm; awake: Promise<void> } {
  const calm = createCalm()
  const waking = createWaking()
  const surroundings = createSurroundings()
  const passwords = createLatePasswords()
  const here = location.href
  const ports: Ports = {
    ...createLateOutlets({ log }),
    appearance: createAppearance({ themeColor }),
    chance,
    clock,
    durability: createDurability(),
    history: createHistory({ ids }),
    ids,
    installation: createInstallation(),
    languages: { load: loadLanguage, categoryLabels },
    log,
    passwords,
    screens: { prepare: prepareScreen },
    journal: createJournal(smallStorage(), readJournalEntry),
    sources: createSources({
      hostOf: (source) => import.meta.env[settingOf(source)],
      areFiles: document.documentElement.dataset.sources === 'files',
      here,
      online: surroundings.online,
    }),
    storage: createStorage({ clock, log, moveIn: createLegacy({ passwords, clock, log, here }) }),
    surroundings,
    toasts: {
      ...toasts,
      show(notice) {
        // The first toast loads the list that shows it.
        calm.hasten()
        return toasts.show(notice)
      },
    },
    updates: {
      /** While the shop is being written, nothing of it is kept. */
      watch: async (onFound) =>
        import.meta.env.PROD
          ? (await import('../adapters/updates.ts')).watchUpdates({ onFound, log })
          : () => undefined,
      take: () => location.reload(),
    },
    waking,
  }
  return { ports, calm, awake: waking.awake }
}
