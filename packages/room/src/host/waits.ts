/** Reports whether actors of the application wait for a user of the room, for example at a breakpoint. */
export interface Waits {
  /** Adds a reason to wait, which is checked after each change. */
  add(isWaiting: () => boolean): void
  update(): void
  /** Reports that nothing waits any longer, because the last room has left. */
  end(): void
}

export function createWaits(onWaiting: (isWaiting: boolean) => void = () => undefined): Waits {
  const reasons: (() => boolean)[] = []
  let wasWaiting = false

  function report(isWaiting: boolean): void {
    if (isWaiting === wasWaiting) return
    wasWaiting = isWaiting
    onWaiting(isWaiting)
  }

  return {
    add: (isWaiting) => void reasons.push(isWaiting),
    update: () => report(reasons.some((isWaiting) => isWaiting())),
    end: () => report(false),
  }
}
