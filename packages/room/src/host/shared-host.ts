import type { Host } from './host.ts'

/** Shares one host between all rooms that inspect a tab, and closes it with the last of them. */
export interface SharedHost {
  /** The caller closes the returned link when it stops inspecting. */
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
      count += 1
      opening ??= open()
      const host = await opening
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
