/** What a page tells the worker. */
export type FromPage =
  /** The page is there and runs this script; the answer says whether that is of the worker's own build. */
  | { type: 'arrived'; script: string }
  /** The page has shown these; they are to be had without a network the next time. */
  | { type: 'seen'; pictures: readonly string[]; answers: readonly string[] }

/** What the worker asks of a page, which answers with the address of its script. */
export const whichScript = 'which script'
