/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SOURCE_ONE_URL?: string
  readonly VITE_SOURCE_TWO_URL?: string
  /** `signed-in` carries the other reading of who may add products. */
  readonly VITE_ADD_PRODUCT_ACCESS?: 'admin' | 'signed-in'
  readonly VITE_SITE_URL?: string
  /** `off` builds a shop without the machine room. */
  readonly VITE_MACHINE_ROOM?: string
  /** Which build this is; only the machine room is told. */
  readonly VITE_BUILD_ID?: string
}

declare module 'virtual:chart-layouts' {
  export const layouts: Readonly<Record<string, import('@statecart/chart').ChartLayout>>
}
