import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart } from '../chart.ts'
import { layoutsWith } from '../elk/lay-out.ts'
import type { ChartLayout } from '../layout.ts'

interface Thread {
  worker: Worker
  /** The pending requests, in the order in which they were sent. */
  waiting: { resolve: (laid: ElkNode) => void; reject: (error: Error) => void }[]
}

type Answer = { laid: ElkNode } | { error: string }

const threads: Thread[] = []

/** Returns the layouts of a chart, from which `layoutFor` chooses one. States inside the states in `closed` are left out. */
export function layoutsOf(chart: Chart, closed?: readonly string[]): Promise<ChartLayout[]> {
  return layoutsWith(layOutGraph, chart, closed)
}

/** Lays a graph out in a worker thread. There is at most one thread per core. An idle thread does not keep the process alive. */
function layOutGraph(graph: ElkNode): Promise<ElkNode> {
  const thread = freeThread()
  thread.worker.ref()
  thread.worker.postMessage(graph)
  return new Promise((resolve, reject) => thread.waiting.push({ resolve, reject }))
}

function freeThread(): Thread {
  const [least] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length)
  if (least && (least.waiting.length === 0 || threads.length >= availableParallelism())) return least
  const thread: Thread = { worker: new Worker(new URL('./elk-thread.mjs', import.meta.url)), waiting: [] }
  thread.worker.on('message', (answer: Answer) => settle(thread, answer))
  thread.worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1)
    for (const { reject } of thread.waiting) reject(error)
  })
  threads.push(thread)
  return thread
}

function settle({ worker, waiting }: Thread, answer: Answer): void {
  const result = waiting.shift()
  if ('laid' in answer) result?.resolve(answer.laid)
  else result?.reject(new Error(answer.error))
  if (waiting.length === 0) worker.unref()
}
