import { WebSocket } from 'undici'
import type { Wire } from './wire.ts'

type Answer = { id?: number; type: string; result?: object; error?: string; message?: string }
type Event = {
  method: string
  params: { level?: string; text?: string | null; source?: { context?: string } }
}
type Evaluated = { result?: { value?: string; sharedId?: string }; exceptionDetails?: { text: string } }

/** A connection to a browser with the WebDriver BiDi protocol. */
export class Bidi {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #recordedErrors = new Map<string, string[]>()
  #count = 0
  version = ''

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) =>
      this.#receive(JSON.parse(String(data)) as Answer & Event),
    )
  }

  static async open(address: string, downloads: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', ({ message }) => reject(new Error(message)))
    })
    const bidi = new Bidi(socket)
    const { capabilities } = await bidi.ask<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    bidi.version = capabilities.browserVersion
    await bidi.ask('session.subscribe', { events: ['log.entryAdded'] })
    const downloadBehavior = { type: 'allowed', destinationFolder: downloads }
    await bidi.ask('browser.setDownloadBehavior', { downloadBehavior })
    return bidi
  }

  async ask<Result extends object>(method: string, params: object): Promise<Result> {
    this.#count += 1
    const id = this.#count
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const { type, result, error, message } = await answered
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`)
    return result as Result
  }

  /** Opens a tab with separate storage. */
  async openVisit(): Promise<Wire> {
    const { userContext } = await this.ask<{ userContext: string }>('browser.createUserContext', {})
    return this.#openTab(userContext)
  }

  async #openTab(userContext: string): Promise<Wire> {
    const { context } = await this.ask<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    })
    const call = async (source: string, given: string) => {
      const { result, exceptionDetails } = await this.ask<Evaluated>('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: given }],
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result ?? {}
    }
    return {
      navigate: async (url) => {
        await this.ask('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      back: async () => {
        await this.ask('browsingContext.traverseHistory', { context, delta: -1 })
      },
      call: async (source, given) => (await call(source, given)).value ?? '',
      act: async (actions) => {
        await this.ask('input.performActions', { context, actions })
      },
      giveFile: async (source, given, path) => {
        const { sharedId } = await call(source, given)
        await this.ask('input.setFiles', { context, element: { sharedId }, files: [path] })
      },
      errors: async () => this.#recordedErrors.get(context) ?? [],
      resize: async (width, height) => {
        await this.ask('browsingContext.setViewport', { context, viewport: { width, height } })
      },
      another: () => this.#openTab(userContext),
      close: async () => {
        await this.ask('browser.removeUserContext', { userContext })
      },
    }
  }

  close(): void {
    this.#socket.close()
  }

  #receive(received: Answer & Event): void {
    if (received.id !== undefined) {
      this.#waiting.get(received.id)?.(received)
      this.#waiting.delete(received.id)
    } else if (received.method === 'log.entryAdded' && received.params.level === 'error') {
      const context = received.params.source?.context ?? ''
      this.#recordedErrors.set(context, [
        ...(this.#recordedErrors.get(context) ?? []),
        received.params.text ?? '',
      ])
    }
  }
}
