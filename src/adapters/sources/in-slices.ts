const slice = 8

/** Visits a list of any length in short slices, so that the page stays responsive; stops when the signal is aborted. */
export async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > slice) {
      await yieldToPage()
      signal.throwIfAborted()
      began = performance.now()
    }
    visit(item)
  }
}

/** Resolves after pending events: a message is delivered sooner than a timer. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
