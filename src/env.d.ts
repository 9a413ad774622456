/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SOURCE_ONE_URL?: string
  readonly VITE_SOURCE_TWO_URL?: string
  /** `signed-in` carries the other reading of who may add products. */
  readonly VITE_ADD_PRODUCT_ACCESS?: 'admin' | 'signed-in'
  readonly VITE_SITE_URL?: string
}
