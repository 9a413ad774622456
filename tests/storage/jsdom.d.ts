declare module 'jsdom' {
  /** Only what the tests use, because the package has no types. */
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts?: 'outside-only' })
    readonly window: Window & typeof globalThis
  }
}
