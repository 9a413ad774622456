/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The host of a source, by the source's id. */
  readonly [source: `VITE_SOURCE_${string}_URL`]: string | undefined
  /** `on` loads all pages of the second source, not only the first. */
  readonly VITE_SOURCE_TWO_ALL?: string
  /** `signed-in` lets every signed-in user add products; by default only administrators may. */
  readonly VITE_ADD_PRODUCT_ACCESS?: 'admin' | 'signed-in'
  readonly VITE_SITE_URL?: string
  /** `off` builds a shop without the machine room. */
  readonly VITE_MACHINE_ROOM?: string
  /** The id of this build, for the machine room. */
  readonly VITE_BUILD_ID?: string
}

declare module 'virtual:chart-layouts' {
  export const layouts: Readonly<Record<string, readonly import('@statecart/chart').ChartLayout[]>>
}
