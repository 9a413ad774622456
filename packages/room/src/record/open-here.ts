import { openHost } from '../host/host.ts'
import type { OpenHere } from './player.ts'
import { startReplay } from './replay.ts'
import { supportedStage } from './stage.ts'

export const openHere: OpenHere = (recording, support, { registry, clock, later }) => {
  const replay = startReplay(recording, (moment) => supportedStage(moment, support))
  const host = openHost({ root: replay.roots, world: replay.world, clock, later, isReplay: true }, registry)
  return {
    link: {
      ...host,
      ask: (...request) => replay.act(() => host.ask(...request)),
      close() {
        host.close()
        replay.close()
      },
    },
    step() {
      // Rejects if the step fails, which the player reports.
      return new Promise((resolve) => {
        const difference = replay.step()
        resolve({ taken: replay.taken(), difference })
      })
    },
  }
}
