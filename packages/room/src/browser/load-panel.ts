import type { Panel } from '../page/panel.ts'

/** Returns the URL at which the room is served. The Vite plugin writes it into the application's page. */
function servedAt(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="statecart-room"]')
  return new URL(named?.content ?? '/__room/', document.baseURI).href
}

/**
 * Loads and shows the panel. The import bypasses the application's bundler, so that the panel has its own React and styles.
 */
export async function openPanel({
  page,
  ...panel
}: Panel & { page?: string | undefined }): Promise<() => void> {
  const folder = page === undefined ? servedAt() : new URL(page, document.baseURI).href
  const address = new URL('panel.js', folder).href
  const loaded: typeof import('../page/panel.ts') = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ address
  )
  return loaded.openPanel(panel)
}
