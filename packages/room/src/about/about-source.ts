import type { Language } from '../i18n/texts.ts'
import type { RoomLink } from '../protocol.ts'
import { type Registry, unknownApplication } from '../registry.ts'
import type { ApplicationInfo, MachineInfo } from './about-protocol.ts'
import { describeApplication, describeMachine } from './describe.ts'

/** What is known of the application that the room shows. */
export interface About {
  machines: readonly MachineInfo[]
  application: ApplicationInfo
}

/** What is known, as a store that React can subscribe to. */
export interface AboutSource {
  get(): About
  subscribe(listener: () => void): () => void
}

/**
 * What the page itself knows of the application (its registry, which may be undefined) together with what the inspected tab says. What the
 * page knows is not asked for, and is shown while no tab is connected.
 */
export function createAbout(registry: Registry<never> | undefined, language: Language) {
  const machines = registry?.machines ?? []
  const own: About = {
    machines: machines.map((machine) => describeMachine(machine, language)),
    application: describeApplication(registry ?? unknownApplication, language),
  }
  const sources = new WeakMap<RoomLink, AboutSource>()

  const unconnected: AboutSource = {
    get: () => own,
    subscribe: () => () => undefined,
  }

  function connected(link: RoomLink): AboutSource {
    const listeners = new Set<() => void>()
    let about = own
    let count = -1
    let isAsking = false
    let isStale = false

    async function ask(): Promise<void> {
      const known = await link.ask('about.count')
      if (known === count) return
      const [answered, application] = await Promise.all([
        link.ask(
          'about.machines',
          language,
          about.machines.map(({ name }) => name),
        ),
        registry ? own.application : link.ask('about.application', language),
      ])
      count = known
      // A problem report of an earlier build answers neither.
      about = {
        machines: [...about.machines, ...(answered ?? [])],
        application: application ?? own.application,
      }
      for (const listener of listeners) listener()
    }

    /** A change during the question may have come too late for its answer: then it is asked again. */
    function refresh(): void {
      isStale = isAsking
      if (isAsking) return
      isAsking = true
      // The room shows by itself when the tab has gone.
      ask()
        .catch(() => undefined)
        .finally(() => {
          isAsking = false
          if (isStale) refresh()
        })
    }

    let stop: (() => void) | undefined
    return {
      get: () => about,
      subscribe(listener) {
        listeners.add(listener)
        stop ??= link.onChange(refresh)
        refresh()
        return () => {
          listeners.delete(listener)
          if (listeners.size > 0) return
          stop?.()
          stop = undefined
        }
      },
    }
  }

  return {
    of(link: RoomLink | undefined): AboutSource {
      if (!link) return unconnected
      const source = sources.get(link) ?? connected(link)
      sources.set(link, source)
      return source
    },
  }
}

export type Abouts = ReturnType<typeof createAbout>
