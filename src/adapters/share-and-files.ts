import type { Ports } from '../../machines/ports/ports.ts'

export function createShareAndFiles(): Pick<Ports, 'share' | 'files'> {
  return { share: createShare(), files: createFiles() }
}

/** The object URL is revoked after this many milliseconds, because a browser may still read it after the click. */
const releaseAfter = 60_000

export function createFiles(page: Window = window): Ports['files'] {
  return {
    save(name, type, content) {
      const address = URL.createObjectURL(new Blob([content], { type }))
      const link = page.document.createElement('a')
      link.href = address
      link.download = name
      link.hidden = true
      page.document.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => URL.revokeObjectURL(address), releaseAfter)
    },
    print: () => page.print(),
  }
}

type SharingNavigator = Partial<Pick<Navigator, 'share' | 'clipboard'>>

/** The system's share sheet, or else the clipboard; rejects if neither can be used. */
export function createShare(navigator: SharingNavigator = globalThis.navigator): Ports['share'] {
  async function copied(url: string): Promise<'copied'> {
    if (!navigator.clipboard) throw new Error('This browser neither shares nor copies')
    await navigator.clipboard.writeText(url)
    return 'copied'
  }

  return {
    async share({ title, url }) {
      if (!navigator.share) return copied(url)
      try {
        await navigator.share({ title, url })
        return 'shared'
      } catch (error) {
        return wasDismissed(error) ? 'dismissed' : copied(url)
      }
    },
  }
}

function wasDismissed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
