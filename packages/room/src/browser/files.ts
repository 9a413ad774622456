const revokeAfter = 60_000

/** Saves and opens files. */
export const files = {
  save(name: string, content: Blob): void {
    const address = URL.createObjectURL(content)
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.hidden = true
    document.body.append(link)
    link.click()
    link.remove()
    setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
  },
  /** Resolves to undefined if no file was chosen. */
  pick(accept: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      const input = document.createElement('input')
      input.type = 'file'
      input.accept = accept
      input.addEventListener('change', () => resolve(input.files?.[0]?.text()))
      input.addEventListener('cancel', () => resolve(undefined))
      input.click()
    })
  },
}

/** Copies a text. A page without HTTPS has no `navigator.clipboard`, so there the text is selected and copied. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return await navigator.clipboard.writeText(text)
  const copied = document.createElement('pre')
  copied.textContent = text
  document.body.append(copied)
  getSelection()?.selectAllChildren(copied)
  document.execCommand('copy')
  copied.remove()
}
