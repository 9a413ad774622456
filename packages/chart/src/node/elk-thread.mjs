import { parentPort } from 'node:worker_threads'
import Elk from 'elkjs/lib/elk.bundled.js'

/** Lays out one graph after another, and answers in the same order. */
const elk = new Elk()
parentPort?.on('message', (/** @type {import('elkjs/lib/elk-api.js').ElkNode} */ graph) => {
  elk.layout(graph).then(
    (laid) => parentPort?.postMessage({ laid }),
    (/** @type {unknown} */ error) => parentPort?.postMessage({ error: String(error) }),
  )
})
