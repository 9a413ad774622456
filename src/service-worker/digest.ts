/** Short enough to list a hundred of them, long enough that nothing else has the same. */
const length = 22

/** The beginning of the SHA-256 of these bytes, in base 64. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash)).slice(0, length)
}
