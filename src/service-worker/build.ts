/** The build that the worker belongs to; inserted when the site is built. */
export interface Build {
  version: string
  /** The files needed offline: address and digest of each. */
  files: Readonly<Record<string, string>>
  /** A page without content, which works at every address because the shop renders it in the browser. */
  shell: string
  /** The headers of responses with pages. */
  headers: Readonly<Record<string, string>>
}

declare const STATECART_BUILD: Build

export const build: Build = STATECART_BUILD
