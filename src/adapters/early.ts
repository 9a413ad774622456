/** On the root while the page's text is in another language than the visitor's. */
export const awaitingLanguage = 'awaiting-language'

/** What a visitor does before anybody listens: where, what, and what a field then held. */
export type EarlyDeed = readonly [target: HTMLElement, type: string, value?: string, checked?: boolean]

export const heldEvents = ['click', 'input', 'change'] as const

/** No screen is of this kind: a preload that is for it asks for nothing, until `ask` takes it away. */
export const noMedium = 'not all'

declare global {
  interface Document {
    early?: { deeds: EarlyDeed[]; hold: (event: Event) => void; ask: () => void }
  }
}
