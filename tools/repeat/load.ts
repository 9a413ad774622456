import { Worker } from 'node:worker_threads'

/** Keeps so many cores busy until it is told to stop, at the latest until this process ends. */
export function keepBusy(cores: number): () => Promise<void> {
  const threads = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }))
  for (const thread of threads) thread.unref()
  return async () => {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
