import type { Ports } from '../../machines/ports/ports.ts'
import { createAppearance } from '../adapters/appearance.ts'
import { type Calm, createCalm } from '../adapters/calm.ts'
import { chance } from '../adapters/chance.ts'
import { clock } from '../adapters/clock.ts'
import { createDurability } from '../adapters/durability.ts'
import { createFiles } from '../adapters/files.ts'
import { createHistory } from '../adapters/history.ts'
import { ids } from '../adapters/ids.ts'
import { createLateToasts } from '../adapters/late-toasts.ts'
import { log } from '../adapters/log.ts'
import { createPasswords } from '../adapters/passwords.ts'
import { createShare } from '../adapters/share.ts'
import { createSources } from '../adapters/sources/sources.ts'
import { isBlankBrowser } from '../adapters/storage/blankness.ts'
import { createLateStorage } from '../adapters/storage/late-storage.ts'
import { createSurroundings } from '../adapters/surroundings.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { themeColor } from '../theme/color-mode.ts'
import { prepareScreen } from './screens.ts'

/** The real world behind every port. */
export function composePorts(): { ports: Ports; calm: Calm } {
  const calm = createCalm()
  const surroundings = createSurroundings()
  const passwords = createPasswords()
  const here = location.href
  const ports: Ports = {
    appearance: createAppearance({ themeColor }),
    chance,
    clock,
    durability: createDurability(),
    files: createFiles(),
    history: createHistory({ ids }),
    ids,
    languages: { load: loadLanguage },
    log,
    passwords,
    screens: { prepare: prepareScreen },
    share: createShare(),
    sources: createSources({
      one: import.meta.env.VITE_SOURCE_ONE_URL,
      two: import.meta.env.VITE_SOURCE_TWO_URL,
      here,
      online: surroundings.online,
    }),
    storage: createLateStorage({
      load: async () =>
        (await import('../adapters/storage/kept-storage.ts')).createKeptStorage({
          passwords,
          clock,
          log,
          here,
        }),
      isBlank: isBlankBrowser,
      calm: calm.come,
      surroundings,
    }),
    surroundings,
    toasts: createLateToasts({ ids, log, onShow: calm.hasten }),
  }
  return { ports, calm }
}
