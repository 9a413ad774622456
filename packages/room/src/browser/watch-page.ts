import type { UserActions } from './user-actions.ts'

/**
 * Records the user's actions in this page. The code is lazy-loaded when a recording begins. Resolves to undefined without a
 * page.
 */
export async function watchPage(now: () => number): Promise<UserActions | undefined> {
  if (!hasPage()) return undefined
  const { watchUserActions } = await import('./user-actions.ts')
  return watchUserActions(document, now)
}

function hasPage(): boolean {
  return typeof document !== 'undefined'
}
