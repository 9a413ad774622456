import type { Panel } from '../page/panel.ts'

/** The address at which the room is served: the plugin for Vite writes it into the application's page. */
function servedAt(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="statecart-room"]')
  return new URL(named?.content ?? '/__room/', document.baseURI).href
}

/** Loads the panel past the application's bundler, so that it comes with its own React and its own styles, and shows it. */
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
