import type { EngineName } from '../../../tools/engines.ts'

/** One tab of a browser with separate storage, independent of its driver's protocol. */
export interface Wire {
  navigate(url: string): Promise<void>
  back(): Promise<void>
  /** Calls the function with this source; it takes one text, and returns a text or a promise of one. */
  call(source: string, given: string): Promise<string>
  act(sources: InputSource[]): Promise<void>
  /** Selects a file for the input element that the function returns. */
  giveFile(source: string, given: string, path: string): Promise<void>
  /** Console errors, which not all drivers can report. */
  errors(): Promise<string[]>
  resize(width: number, height: number): Promise<void>
  /** Opens another tab with the same storage. */
  another(): Promise<Wire>
  /** Closes all tabs with this storage. */
  close(): Promise<void>
}

/** A browser that was started for the tests. */
export interface Engine {
  version: string
  /** The folder for downloaded files. */
  downloads: string
  open(): Promise<Wire>
  close(): Promise<void>
}

/** The same in both protocols. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters?: { pointerType: 'mouse' }; actions: object[] }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }

/** Console errors of an engine that are harmless; docs/commands.md has the same list. */
const harmless: Partial<Record<EngineName, RegExp[]>> = {
  firefox: [
    // Firefox reports the JSON-LD block, a script element whose text changes. The block contains data, and the change succeeds.
    /blocked assigning to an injection sink/,
    // When a page is left while its files are loading, Firefox reports the canceled requests of the service worker. If a part of the
    // shop could not be loaded for another reason, the shop itself would log an error.
    /\/(art|assets|pictures|icons)\/\S+ A ServiceWorker intercepted the request/,
  ],
}

export function unknownErrors(engine: EngineName, errors: string[]): string[] {
  return errors.filter((text) => !harmless[engine]?.some((known) => known.test(text)))
}
