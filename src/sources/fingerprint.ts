function fold(text: string, start: number): number {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Tells one content from another in an address or an ETag. It is no protection against a forger, and need not be. */
export const fingerprint = (text: string): string =>
  (fold(text, 0x811c9dc5).toString(36) + fold(text, 0x2f7a78a9).toString(36)).slice(0, 10)
