import type { Host } from './host.ts'

/** Shares one host between all rooms that inspect a tab. Closes the host when the last room leaves. */
export interface SharedHost {
  /** The caller must close the returned host when it stops inspecting. */
  join(): Promise<Host>
}

export function createSharedHost(open: () => Promise<Host>): SharedHost {
  let opening: Promise<Host> | undefined
  let count = 0

  function leave(host: Host): void {
    count -= 1
    if (count > 0) return
    opening = undefined
    host.close()
  }

  return {
    async join() {
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
    },
  }
}
