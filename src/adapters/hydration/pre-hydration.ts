/** The class of the root element while the page's text is in another language than the visitor's. */
export const awaitingLanguage = 'awaiting-language'

/** An event from before hydration: its target, its type, and the value and checked state of the field then. */
export type QueuedEvent = readonly [target: HTMLElement, type: string, value?: string, checked?: boolean]

export const queuedEventTypes = ['click', 'input', 'change', 'keydown'] as const

/** A media query that never matches: the browser ignores a preload that has it, until `startPreloads` removes it. */
export const inactiveMedia = 'not all'

declare global {
  interface Document {
    /** Set by the head script, removed by hydration. */
    preHydration?: {
      events: QueuedEvent[]
      queue: (event: Event) => void
      startPreloads: () => void
    }
  }
}
