import type { Language } from '../i18n/texts.ts'
import type { RoomLink } from '../protocol.ts'
import { type Registry, unknownApplication } from '../registry.ts'
import type { ApplicationInfo, MachineInfo } from './about-protocol.ts'
import { describeApplication, describeMachine } from './describe.ts'

/** The known machines and data of the application that the room shows. */
export interface About {
  machines: readonly MachineInfo[]
  application: ApplicationInfo
  /** Why the inspected tab could not describe its machines when it was last asked. */
  problem?: string
}

/** A store of `About` data to which React can subscribe. */
interface AboutSource {
  get(): About
  subscribe(listener: () => void): () => void
}

/**
 * Combines this page's own registry, which may be undefined, with the answers of the inspected tab. Data from the registry
 * is not requested from the tab, and is shown even while no tab is connected.
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
    let revision = -1
    let isPending = false
    let isStale = false

    async function fetchAbout(): Promise<void> {
      const latest = await link.ask('about.revision')
      if (latest === revision) return
      const [answered, application] = await Promise.all([
        link.ask(
          'about.machines',
          language,
          Object.fromEntries(about.machines.map(({ name, version }) => [name, version])),
        ),
        registry ? own.application : link.ask('about.application', language),
      ])
      revision = latest
      // A problem report contains no description of the application.
      about = {
        machines: [...new Map([...about.machines, ...answered].map((one) => [one.name, one])).values()],
        application: application ?? own.application,
      }
      tellAll()
    }

    function tellAll(): void {
      for (const listener of listeners) listener()
    }

    /** Repeats the request if a change arrives while it is pending, because the answer may not contain that change. */
    function refresh(): void {
      isStale = isPending
      if (isPending) return
      isPending = true
      fetchAbout()
        .catch((error: unknown) => {
          about = { ...about, problem: error instanceof Error ? error.message : String(error) }
          tellAll()
        })
        .finally(() => {
          isPending = false
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
