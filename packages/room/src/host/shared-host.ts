import type { Host } from './host.ts'

/** Shares one host between all rooms that inspect a tab. Closes the host when the last room leaves. */
export interface SharedHost {
  /** The caller must close the returned host when it stops inspecting. */
  join(): Promise<Host>
  /** Opens the host before a room connects, for breakpoints from before a reload. The first room takes it over. */
  openEarly(): Promise<void>
  /** Closes a host that was opened early, if no room has taken it over. */
  closeEarly(): void
}

export function createSharedHost(open: () => Promise<Host>): SharedHost {
  let opening: Promise<Host> | undefined
  let early: Promise<Host> | undefined
  let count = 0

  async function join(): Promise<Host> {
    opening ??= open()
    count += 1
    const current = opening
    const host = await current.catch((error) => {
      count -= 1
      // The next room tries again.
      if (opening === current) opening = undefined
      throw error
    })
    let isLeft = false
    return {
      ...host,
      close() {
        if (!isLeft) leave(host)
        isLeft = true
      },
    }
  }

  function leave(host: Host): void {
    count -= 1
    if (count > 0) return
    opening = undefined
    host.close()
  }

  function closeEarly(): void {
    // `openEarly` has already rejected with this error.
    early?.then((host) => host.close()).catch(() => undefined)
    early = undefined
  }

  return {
    async join() {
      const host = await join()
      closeEarly()
      return host
    },
    async openEarly() {
      early ??= join()
      await early
    },
    closeEarly,
  }
}
