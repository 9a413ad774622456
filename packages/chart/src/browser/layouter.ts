import Elk, { type ElkNode } from 'elkjs/lib/elk-api.js'
import { type Chart, withoutDetails } from '../chart.ts'
import { layoutsWith } from '../elk/lay-out.ts'
import type { ChartLayout } from '../layout.ts'

export interface LayouterOptions {
  /**
   * The URL of `@statecart/chart/layout-worker.js` on the page's server, or a worker that runs it. A page with Trusted Types
   * passes the `TrustedScriptURL` of its own policy.
   */
  worker: string | URL | TrustedAddress | Worker
}

/** A `TrustedScriptURL`, which the DOM library does not declare yet. */
interface TrustedAddress {
  toJSON(): string
}

export interface Layouter {
  /**
   * Returns the layouts of a chart, from which `layoutFor` chooses one. Equal charts are laid out only once. States inside the
   * states in `closed` are left out, which makes the layout of a large chart faster.
   */
  layoutsOf(chart: Chart, closed?: readonly string[]): Promise<ChartLayout[]>
  /** Terminates the worker and rejects the layouts that are still pending. */
  close(): void
}

/** The maximum number of charts whose layouts are cached. */
const mostKept = 100

/** Lays charts out in a worker, which is started for the first chart. */
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
