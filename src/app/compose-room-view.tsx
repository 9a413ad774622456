import { ChakraProvider } from '@chakra-ui/react'
import { showRoom, type ViewOptions } from '@statecart/room/view'
import type { ReactNode } from 'react'
import { type Language, startingPreferences } from '../../machines/domain/preferences.ts'
import { basePath, withBase } from '../base-path.ts'
import { loadRoomLabels } from '../i18n/room/languages.ts'
import { system } from '../theme/system.ts'
import { registry } from './machine-room/registry.ts'

type Options = Pick<ViewOptions, 'place' | 'tabs' | 'clock' | 'leave' | 'takesFocus'> & {
  /** The visitor's choice; the browser's language by default. */
  language: Language | undefined
  /** Calls the listener when another language is chosen. */
  onLanguage(listener: (language: Language) => void): () => void
}

const Theme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system()}>{children}</ChakraProvider>
)

/** Renders the machine room of this shop; returns a function that closes it. */
export async function showShopRoom(options: Options): Promise<() => void> {
  const language = options.language ?? startingPreferences(navigator.languages).language
  let latest = language
  await loadRoomLabels(language)
  const path = withBase('/inspect')
  return showRoom({
    ...options,
    language,
    onLanguage: (listener) =>
      options.onLanguage(async (chosen) => {
        latest = chosen
        await loadRoomLabels(chosen)
        if (latest === chosen) listener(chosen)
      }),
    registry,
    path,
    // The room's window opens a scenario as a shop that is separate from the visitor's.
    scenarioAddress: ({ id }) => `${path}?scenario=${encodeURIComponent(id)}`,
    home: basePath,
    frame: Theme,
  })
}
