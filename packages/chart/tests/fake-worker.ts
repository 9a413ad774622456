interface Message {
  id: number
  cmd: string
  graph?: object
}

/** Stands for a Web Worker that runs elkjs: it answers each graph, unless it waits or is terminated. */
export class FakeWorker extends EventTarget {
  static readonly started: FakeWorker[] = []
  onmessage: ((answer: { data: object }) => void) | undefined
  isWaiting = false
  isTerminated = false
  readonly #questions: Message[] = []
  constructor() {
    super()
    FakeWorker.started.push(this)
  }
  postMessage(message: Message): void {
    this.#questions.push(message)
    if (!this.isWaiting) this.answer()
  }
  answer(): void {
    this.isWaiting = false
    if (this.isTerminated) return
    for (const { id, graph } of this.#questions.splice(0))
      this.onmessage?.({ data: { id, data: { ...graph, width: 100, height: 100 } } })
  }
  terminate(): void {
    this.isTerminated = true
  }
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}
