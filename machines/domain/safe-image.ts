/** Whether an image address is allowed: an https address, or one of this shop's own origin. */
export function isSafeImage(address: string, origin: string): boolean {
  const text = address.trim()
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return true
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin)
}
