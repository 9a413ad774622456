/** The length of a digest: short enough to list a hundred files, long enough to avoid collisions. */
const length = 22

/** The beginning of the SHA-256 of these bytes, in base 64. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash)).slice(0, length)
}
