declare module 'jsdom' {
  /** As much of it as the tests use: the package brings no types of its own. */
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts?: 'outside-only' })
    readonly window: Window & typeof globalThis
  }
}
