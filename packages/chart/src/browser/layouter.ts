import Elk, { type ElkNode } from 'elkjs/lib/elk-api.js'
import { type Chart, withoutDetails } from '../chart.ts'
import { layoutsWith } from '../elk/lay-out.ts'
import type { ChartLayout } from '../layout.ts'

export interface LayouterOptions {
  /**
   * The address of `@statecart/chart/layout-worker.js` as the page serves it, or a worker that runs it. A page with Trusted Types passes the
   * `TrustedScriptURL` of its own policy.
   */
  worker: string | URL | TrustedAddress | Worker
}

/** A `TrustedScriptURL`, which the DOM library does not declare yet. */
interface TrustedAddress {
  toJSON(): string
}

export interface Layouter {
  /**
   * The layouts of a chart among which `layoutFor` chooses. An equal chart is laid out once. What is inside the states in `closed` has no
   * place in them, so that a large chart is there soon.
   */
  layoutsOf(chart: Chart, closed?: readonly string[]): Promise<ChartLayout[]>
  /** Ends the worker. What is not laid out yet is rejected. */
  close(): void
}

/** How many charts keep their layouts. */
const mostKept = 100

/** Lays charts out in a worker, which starts with the first chart. */
export function createLayouter({ worker }: LayouterOptions): Layouter {
  const layouts = new Map<string, Promise<ChartLayout[]>>()
  let engine: Engine | undefined
  async function layOut(chart: Chart, closed: readonly string[]): Promise<ChartLayout[]> {
    engine ??= startEngine(worker)
    return await layoutsWith(engine.layOutGraph, chart, closed)
  }
  return {
    layoutsOf(chart, closed = []) {
      const content = JSON.stringify([withoutDetails(chart), [...closed].sort()])
      const known = layouts.get(content)
      if (known) return known
      const made = layOut(chart, closed)
      made.catch(() => layouts.delete(content))
      layouts.set(content, made)
      const [oldest = content] = layouts.keys()
      if (layouts.size > mostKept) layouts.delete(oldest)
      return made
    },
    close() {
      engine?.close()
      engine = undefined
    },
  }
}

interface Engine {
  layOutGraph: (graph: ElkNode) => Promise<ElkNode>
  close: () => void
}

function startEngine(source: LayouterOptions['worker']): Engine {
  const worker = source instanceof Worker ? source : new Worker(source as URL, { type: 'module' })
  const elk = new Elk({ workerFactory: () => worker, algorithms: ['layered', 'rectpacking'] })
  let fail: (error: Error) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    fail = reject
  })
  failure.catch(() => undefined)
  worker.addEventListener('error', ({ message }) =>
    fail(new Error(`The worker for layouts failed: ${message || 'its script cannot be loaded'}.`)),
  )
  return {
    layOutGraph: (graph) => Promise.race([elk.layout(graph), failure]),
    close() {
      elk.terminateWorker()
      fail(new Error('The layouter is closed.'))
    },
  }
}
