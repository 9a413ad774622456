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
  const loading: Promise<typeof import('../page/panel.ts')> = import(
    /* @vite-ignore */ /* webpackIgnore: true */ address
  )
  const loaded = await loading.catch((cause) => {
    throw new Error(
      `The machine room is not served at ${folder}. Add room() of @statecart/room/vite to the plugins in vite.config, or serve dist/page of @statecart/room and call showPanel({ page }) with its address.`,
      { cause },
    )
  })
  return loaded.openPanel(panel)
}
