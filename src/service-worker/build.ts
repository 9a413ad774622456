/** What the worker knows of the build that it belongs to; written into it when the site is built. */
export interface Build {
  version: string
  /** The address of each file that the shop may need without a network, and the digest of what is in it. */
  files: Readonly<Record<string, string>>
  /** A page that is right at every address: the shop fills it in by itself. */
  shell: string
  /** Those that pages are answered with. */
  headers: Readonly<Record<string, string>>
}

declare const STATECART_BUILD: Build

export const build: Build = STATECART_BUILD
