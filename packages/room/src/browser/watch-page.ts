import type { UserActions } from './user-actions.ts'

/** Watches the page that this code runs in; its code is loaded when a recording begins. Undefined where there is no page. */
export async function watchPage(now: () => number): Promise<UserActions | undefined> {
  if (!hasPage()) return undefined
  const { watchUserActions } = await import('./user-actions.ts')
  return watchUserActions(document, now)
}

export function hasPage(): boolean {
  return typeof document !== 'undefined'
}
