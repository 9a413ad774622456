import Elk, { type ElkNode } from 'elkjs/lib/elk-api.js'
import { type Chart, withoutDetails } from '../chart.ts'
import { layoutsWith } from '../elk/lay-out.ts'
import type { ChartLayout } from '../layout.ts'

export interface LayouterOptions {
  /**
   * The URL of `@statecart/chart/layout-worker.js` on the page's server, or a worker that runs it, which the caller terminates.
   * A page with Trusted Types passes the `TrustedScriptURL` of its own policy.
   */
  worker: string | URL | TrustedAddress | StartedWorker
}

/** A `Worker`. It has no name in a project that compiles for Node without the DOM library, and that imports these types as well. */
interface StartedWorker {
  postMessage(message: unknown): void
  terminate(): void
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
  layoutsOf: (chart: Chart, closed?: readonly string[]) => Promise<ChartLayout[]>
  /** Terminates the worker that was started, and rejects the layouts that are still pending. A later chart starts another one. */
  close: () => void
}

/** The maximum number of charts whose layouts are cached. */
const maxCached = 100

/** Lays charts out in a worker, which is started for the first chart. */
export function createLayouter({ worker }: LayouterOptions): Layouter {
  const layouts = new Map<string, Promise<ChartLayout[]>>()
  let engine: Engine | undefined
  async function layOut(chart: Chart, closed: readonly string[]): Promise<ChartLayout[]> {
    const current = engine ?? startEngine(worker)
    engine = current
    current.failed.catch(() => current === engine && close())
    return await layoutsWith(current.layOutGraph, chart, closed)
  }
  function close() {
    engine?.close()
    engine = undefined
    layouts.clear()
  }
  return {
    close,
    layoutsOf(chart, closed = []) {
      const content = JSON.stringify([withoutDetails(chart), [...closed].sort()])
      const known = layouts.get(content)
      if (known) return known
      const computed = layOut(chart, closed)
      computed.catch(() => layouts.delete(content))
      layouts.set(content, computed)
      const [oldest = content] = layouts.keys()
      if (layouts.size > maxCached) layouts.delete(oldest)
      return computed
    },
  }
}

interface Engine {
  layOutGraph: (graph: ElkNode) => Promise<ElkNode>
  failed: Promise<never>
  close: () => void
}

function startEngine(source: LayouterOptions['worker']): Engine {
  const isOwn = !(source instanceof Worker)
  const worker = isOwn ? new Worker(source as URL, { type: 'module' }) : source
  const [elk, failed] = elkIn(worker)
  let close = () => {}
  const closed = new Promise<never>((_, reject) => {
    close = () => {
      if (isOwn) worker.terminate()
      reject(new Error('The layouter is closed.'))
    }
  })
  closed.catch(() => undefined)
  return { layOutGraph: (graph) => Promise.race([elk.layout(graph), failed, closed]), failed, close }
}

type ElkInWorker = [elk: InstanceType<typeof Elk>, failed: Promise<never>]

/** Layouters with the same worker share its `Elk`, which numbers the messages. */
const elks = new WeakMap<Worker, ElkInWorker>()

function elkIn(worker: Worker): ElkInWorker {
  const entry = elks.get(worker) ?? [
    new Elk({ workerFactory: () => worker, algorithms: ['layered', 'rectpacking'] }),
    new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) =>
        reject(new Error(`The worker for layouts failed: ${message || 'its script cannot be loaded'}.`)),
      )
    }),
  ]
  elks.set(worker, entry)
  return entry
}
