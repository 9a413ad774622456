import type { EngineName } from '../../../tools/engines.ts'

/** One tab of a browser with a storage of its own, through whichever protocol its driver has. */
export interface Wire {
  navigate(url: string): Promise<void>
  back(): Promise<void>
  /** Calls the function of this source with one text; its result is a text or a promise of one. */
  call(source: string, given: string): Promise<string>
  act(sources: InputSource[]): Promise<void>
  /** Chooses a file in the input that the function returns. */
  giveFile(source: string, given: string, path: string): Promise<void>
  /** What the console reported as errors; not all drivers can say. */
  errors(): Promise<string[]>
  resize(width: number, height: number): Promise<void>
  /** Another tab, with the same storage. */
  another(): Promise<Wire>
  /** With all tabs of this storage. */
  close(): Promise<void>
}

/** A browser that was started for the tests. */
export interface Engine {
  version: string
  /** Where it puts downloaded files. */
  downloads: string
  open(): Promise<Wire>
  close(): Promise<void>
}

/** The same in both protocols. */
export type InputSource =
  | { type: 'pointer'; id: string; parameters?: { pointerType: 'mouse' }; actions: object[] }
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }

/** What the console of an engine reports although nothing is wrong; docs/commands.md has the same list. */
const harmless: Partial<Record<EngineName, RegExp[]>> = {
  firefox: [
    // Firefox takes the JSON-LD block for a script whose text changes. It is data, and is filled in.
    /blocked assigning to an injection sink/,
    // A page was left while its pictures were loading: the requests end, and Firefox reports that of the worker.
    /\/(art|pictures|icons)\/\S+ A ServiceWorker intercepted the request/,
  ],
}

export function unknownErrors(engine: EngineName, errors: string[]): string[] {
  return errors.filter((text) => !harmless[engine]?.some((known) => known.test(text)))
}
