/** The addresses of what a page has shown. */
export interface Seen {
  pictures: readonly string[]
  answers: readonly string[]
}

const noted = new Map([
  ['img', 'pictures'],
  ['image', 'pictures'],
  ['fetch', 'answers'],
  ['preloaded as image', 'pictures'],
  ['preloaded as fetch', 'answers'],
])

/** Records each image and each source response that the page loads, and reports each once. */
export function watchLoadedResources(
  page: Window,
  handOver: (seen: Seen) => boolean,
): { flush(): void; stop(): void } {
  const known = new Set<string>()
  let waiting = { pictures: new Set<string>(), answers: new Set<string>() }

  function note({ name, initiatorType }: PerformanceResourceTiming): void {
    const kind = noted.get(initiatorType === 'link' ? preloadOf(name) : initiatorType)
    if (!kind || known.has(name)) return
    known.add(name)
    waiting[kind === 'answers' ? 'answers' : 'pictures'].add(name)
  }

  function preloadOf(address: string): string {
    const links = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    return `preloaded as ${links.find(({ href }) => href === address)?.as}`
  }

  function flush(): void {
    const { pictures, answers } = waiting
    if (pictures.size + answers.size === 0) return
    if (handOver({ pictures: [...pictures], answers: [...answers] }))
      waiting = { pictures: new Set(), answers: new Set() }
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) note(entry)
    flush()
  })
  observer.observe({ type: 'resource', buffered: true })
  return { flush, stop: () => observer.disconnect() }
}
