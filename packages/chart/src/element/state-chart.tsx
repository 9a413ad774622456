import { createRoot, type Root } from 'react-dom/client'
import type { AnyStateMachine } from 'xstate'
import { createLayouter, type Layouter, type LayouterOptions } from '../browser/layouter.ts'
import type { Chart } from '../chart.ts'
import { closedAtFirst } from '../collapsed.ts'
import { noMarks } from '../drawing/marks.ts'
import { shadowStyle } from '../drawing/style-text.ts'
import { layoutFor } from '../focus.ts'
import { folded } from '../fold.ts'
import type { ChartLayout } from '../layout.ts'
import { chartOf } from '../xstate5.ts'
import elementStyle from './element.css?inline'
import { ElementView } from './element-view.tsx'
import { activeStates, type Coverage, type Overlay, overlayOf } from './marks-of.ts'
import type { ItemHandlers } from './state-item.tsx'

/** The detail of `state-click`; `x` and `y` are undefined when a key was pressed. */
export interface StateClick {
  state: string
  x: number | undefined
  y: number | undefined
}

export interface TransitionClick {
  transition: string
  x: number | undefined
  y: number | undefined
}

/** The base URL of the default worker. It is valid only without a bundler, because a bundler moves this file and the worker. */
const moduleUrl = import.meta.url
const height = 670

/**
 * The properties that may be set before the element is defined, in the order in which they are set again: the setter of `chart`
 * resets `closed`, so `closed` comes after it.
 */
const upgradedProperties = ['worker', 'layout', 'chart', 'machine', 'closed', 'snapshot', 'coverage'] as const

/** `HTMLElement` does not exist on a server, which imports this file too when it renders a page. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement

/** The custom element for a statechart. It renders again when one of its properties is set. */
export class StateChart extends Base {
  static readonly observedAttributes = ['worker', 'label']

  #chart: Chart | undefined
  #machine: AnyStateMachine | undefined
  #snapshot: { value: unknown } | undefined
  #coverage: Coverage | undefined
  /** The marks of the coverage, cached because a new snapshot does not change them. */
  #overlay: Overlay = noMarks
  #layout: ChartLayout | undefined
  #computedLayout: ChartLayout | undefined
  /** The folded layout and its inputs, cached because a new snapshot does not change them. */
  #folded: { from: ChartLayout; closed: readonly string[]; layout: ChartLayout } | undefined
  #worker: LayouterOptions['worker'] | undefined
  #layouter: Layouter | undefined
  #closed: readonly string[] = []
  #focused: string | undefined
  #problem: string | undefined
  #root: Root | undefined
  readonly #handlers: ItemHandlers = {
    onFocus: (id) => {
      this.#focused = id
      this.#render()
    },
    onFold: (id) => {
      const isClosed = this.#closed.includes(id)
      this.closed = isClosed ? this.#closed.filter((one) => one !== id) : [...this.#closed, id]
    },
    onState: (state, at) => this.#dispatch<StateClick>('state-click', { state, x: at?.x, y: at?.y }),
    onTransition: (transition, at) =>
      this.#dispatch<TransitionClick>('transition-click', { transition, x: at?.x, y: at?.y }),
  }

  /** An XState 5 machine. Setting the same one again, as a view does that renders again, keeps the layout and what is folded. */
  set machine(machine: AnyStateMachine | undefined) {
    if (machine !== undefined && machine === this.#machine) return
    this.chart = machine && chartOf(machine)
    this.#machine = machine
  }
  get machine(): AnyStateMachine | undefined {
    return this.#machine
  }

  /** The chart of the machine as data, as an alternative to `machine`. */
  set chart(chart: Chart | undefined) {
    this.#machine = undefined
    this.#chart = chart
    this.#closed = chart ? closedAtFirst(chart) : []
    this.#overlay = chart ? overlayOf(chart, this.#coverage) : noMarks
    this.#computedLayout = undefined
    this.#problem = undefined
    this.#layOut()
  }
  get chart(): Chart | undefined {
    return this.#chart
  }

  /** A snapshot of the machine's actor, whose states are marked as active. Only its `value` is read. */
  set snapshot(snapshot: { value: unknown } | undefined) {
    this.#snapshot = snapshot
    this.#render()
  }
  get snapshot(): { value: unknown } | undefined {
    return this.#snapshot
  }

  /** How often each transition was taken, by its id. Transitions that were never taken are marked. */
  set coverage(coverage: Coverage | undefined) {
    this.#coverage = coverage
    this.#overlay = this.#chart ? overlayOf(this.#chart, coverage) : noMarks
    this.#render()
  }
  get coverage(): Coverage | undefined {
    return this.#coverage
  }

  /** The ids of the folded states. In a large machine, at first all except the initial states; users can unfold them. */
  set closed(closed: readonly string[]) {
    this.#closed = [...closed]
    this.#layOut()
  }
  get closed(): readonly string[] {
    return this.#closed
  }

  /** A precomputed layout, as an alternative to the worker. */
  set layout(layout: ChartLayout | undefined) {
    this.#layout = layout
    this.#layOut()
  }
  get layout(): ChartLayout | undefined {
    return this.#layout ?? this.#computedLayout
  }

  /** See `createLayouter`. The attribute of the same name contains a URL. */
  set worker(worker: LayouterOptions['worker'] | undefined) {
    this.#layouter?.close()
    this.#layouter = undefined
    this.#worker = worker
    this.#layOut()
  }
  get worker(): LayouterOptions['worker'] {
    return this.#worker ?? this.getAttribute('worker') ?? new URL('layout-worker.js', moduleUrl)
  }

  connectedCallback(): void {
    this.#upgradeProperties()
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${shadowStyle()}\n${elementStyle}`)
    shadow.adoptedStyleSheets = [sheet]
    this.#root ??= createRoot(shadow)
    this.#layOut()
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
    this.#root = undefined
    this.#layouter?.close()
    this.#layouter = undefined
  }

  attributeChangedCallback(name: string): void {
    if (name === 'worker') this.worker = undefined
    else this.#render()
  }

  /** Properties that were set before the element was defined are own properties, which hide the accessors of this class. */
  #upgradeProperties(): void {
    for (const name of upgradedProperties) {
      const own = Object.getOwnPropertyDescriptor(this, name)
      if (!own) continue
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, own.value)
    }
  }

  #layOut(): void {
    this.#render()
    const chart = this.#chart
    const closed = this.#closed
    if (!(chart && this.isConnected) || this.#layout) return
    this.#layouter ??= createLayouter({ worker: this.worker })
    const layouter = this.#layouter
    layouter.layoutsOf(chart, closed).then(
      (layouts) => {
        if (chart !== this.#chart || closed !== this.#closed) return
        this.#computedLayout = layoutFor(chart, layouts, { width: this.clientWidth || 1020, height })
        this.#render()
      },
      (error: unknown) => {
        if (chart !== this.#chart || layouter !== this.#layouter) return
        this.#problem = error instanceof Error ? error.message : String(error)
        this.#render()
        this.dispatchEvent(new CustomEvent('layout-error', { detail: error }))
      },
    )
  }

  #render(): void {
    const chart = this.#chart
    this.#root?.render(
      chart ? (
        <ElementView
          chart={chart}
          layout={this.#drawnLayout(chart)}
          closed={this.#closed}
          marks={{
            ...noMarks,
            ...this.#overlay,
            active: activeStates(chart, this.#snapshot?.value),
            selected: this.#focused,
          }}
          label={this.getAttribute('label') ?? `${chart.name} statechart`}
          problem={this.#problem}
          handlers={this.#handlers}
        />
      ) : null,
    )
  }

  #drawnLayout(chart: Chart): ChartLayout | undefined {
    const from = this.layout
    if (!from) return undefined
    const closed = this.#closed
    if (this.#folded?.from !== from || this.#folded.closed !== closed)
      this.#folded = { from, closed, layout: folded(chart, from, closed) }
    return this.#folded.layout
  }

  #dispatch<Detail>(type: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
}
