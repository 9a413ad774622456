import type { Ports } from '../../../machines/ports/ports.ts'

/** A browser may still be reading the address when the click returns. */
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
