const slice = 8

/** Goes through a list of any length without keeping the page from answering; stops when nobody waits any more. */
export async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    if (performance.now() - began > slice) {
      await breath()
      signal.throwIfAborted()
      began = performance.now()
    }
    visit(item)
  }
}

/** A message comes back as soon as the page has answered what was waiting; a timer would wait longer. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
