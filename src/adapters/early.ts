/** On the root while the page's text is in another language than the visitor's. */
export const awaitingLanguage = 'awaiting-language'

/** What a visitor does before anybody listens: where, what, and what a field then held. */
export type EarlyDeed = readonly [target: HTMLElement, type: string, value?: string, checked?: boolean]

export const heldEvents = ['click', 'input', 'change'] as const

declare global {
  interface Document {
    early?: { deeds: EarlyDeed[]; hold: (event: Event) => void }
  }
}
