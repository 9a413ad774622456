/** Messages from a page to the worker. */
export type MessageToWorker =
  /** The page has loaded this script; the reply says whether it belongs to the build of the worker. */
  | { type: 'arrived'; script: string }
  /** The page has loaded these; the worker caches them for offline use. */
  | { type: 'seen'; pictures: readonly string[]; answers: readonly string[] }

/** Message from the worker to a page, which replies with the address of its script. */
export const whichScript = 'which script'
