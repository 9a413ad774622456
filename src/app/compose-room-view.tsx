import { ChakraProvider } from '@chakra-ui/react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { Language } from '../../machines/domain/preferences.ts'
import { startingPreferences } from '../../machines/domain/preferences.ts'
import { copyText } from '../adapters/copy-text.ts'
import { later, onFrame } from '../adapters/later.ts'
import { pictureOf } from '../adapters/picture-of.ts'
import { createRoomAddress } from '../adapters/room-address.ts'
import { roomFiles } from '../adapters/room-files.ts'
import { recordTexts } from '../i18n/room/en/record.ts'
import { loadRoomLanguage } from '../i18n/room/languages.ts'
import { wordsOf } from '../i18n/texts.ts'
import { withRehearsals } from '../machine-room/link/with-rehearsals.ts'
import { Room } from '../machine-room/room.tsx'
import { RoomProvider } from '../machine-room/room-context.tsx'
import { roomWith } from '../machine-room/room-effects.ts'
import type { RoomPorts } from '../machine-room/room-ports.ts'
import { system } from '../theme/system.ts'
import { registry } from './machine-room/registry.ts'

export const roomPath = '/inspect'

export interface Opening extends Pick<RoomPorts, 'tabs' | 'clock' | 'leave' | 'popOut'> {
  place: HTMLElement
  /** The visitor's choice, else the browser's. */
  language: Language | undefined
  /** The room's own window has an address of its own; beside the shop the address is the shop's. */
  ownsAddress: boolean
}

/** Puts the room into a place of a page; returns how to take it away. */
export async function showRoom({ place, language, ownsAddress, ...given }: Opening): Promise<() => void> {
  const spoken = language ?? startingPreferences(navigator.languages).language
  await loadRoomLanguage(spoken).catch(() => undefined)
  const address = createRoomAddress(roomPath)
  const ports: RoomPorts = {
    ...given,
    ...withRehearsals(given.tabs, {
      registry,
      clock: given.clock,
      later,
      title: wordsOf(recordTexts, spoken).replay,
    }),
    later,
    registry,
    onFrame,
    files: roomFiles,
    copy: copyText,
    scenarioAddress: (id) => `${roomPath}?scenario=${encodeURIComponent(id)}`,
    picture: pictureOf,
    address: ownsAddress
      ? address
      : { ...address, read: () => ({}), keep: () => undefined, watch: () => () => undefined },
  }
  const room = createActor(roomWith(ports), { input: { sight: ports.address.read(), panel: 'log' } }).start()
  const root = createRoot(place)
  root.render(
    <ChakraProvider value={system()}>
      <RoomProvider room={room} ports={ports} language={spoken}>
        <Room />
      </RoomProvider>
    </ChakraProvider>,
  )
  return () => {
    root.unmount()
    room.stop()
  }
}
