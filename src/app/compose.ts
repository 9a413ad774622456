import type { Ports } from '../../machines/ports/ports.ts'
import { createAppearance } from '../adapters/appearance.ts'
import { chance } from '../adapters/chance.ts'
import { clock } from '../adapters/clock.ts'
import { createDurability } from '../adapters/durability.ts'
import { createFiles } from '../adapters/files.ts'
import { createHistory } from '../adapters/history.ts'
import { ids } from '../adapters/ids.ts'
import { createLegacy } from '../adapters/legacy/legacy.ts'
import { log } from '../adapters/log.ts'
import { createPasswords } from '../adapters/passwords.ts'
import { createShare } from '../adapters/share.ts'
import { createSources } from '../adapters/sources/sources.ts'
import { createStorage } from '../adapters/storage/storage.ts'
import { createSurroundings } from '../adapters/surroundings.ts'
import { toasts } from '../adapters/toasts.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { themeColor } from '../theme/color-mode.ts'
import { prepareScreen } from './screens.ts'

/** The real world behind every port. */
export function composePorts(): Ports {
  const surroundings = createSurroundings()
  const passwords = createPasswords()
  const here = location.href
  return {
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
    storage: createStorage({ clock, log, moveIn: createLegacy({ passwords, clock, log, here }) }),
    surroundings,
    toasts,
  }
}
