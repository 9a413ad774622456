import type { InputSource, Wire } from './wire.ts'

type Answer<Value> = { value: Value & { error?: string; message?: string } }
type Session = { sessionId: string; capabilities: { browserVersion: string } }

type Entry = { level: string; message: string }

/** In milliseconds; a driver that stops answering fails only the test. */
const requestTimeout = 90_000

const element = 'element-6066-11e4-a52e-4f735466cecf'

/** Sends a command to a WebDriver Classic driver as an HTTP request with JSON. */
export async function ask<Value>(
  address: string,
  method: string,
  path: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(address + path, {
    method,
    signal: AbortSignal.timeout(requestTimeout),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as Answer<Value>
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
  return value
}

export async function openClassic(
  address: string,
  capabilities: object,
): Promise<{ wire: Wire; version: string }> {
  const { sessionId, capabilities: given } = await ask<Session>(address, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const visit = new Visit(`${address}/session/${sessionId}`, 'goog:loggingPrefs' in capabilities)
  const handle = await visit.ask<string>('GET', '/window')
  return { wire: visit.tab(handle), version: given.browserVersion }
}

/** A session with its tabs, one of which is current in the driver. */
class Visit {
  readonly #address: string
  readonly #hasLog: boolean
  readonly #recordedErrors: string[] = []
  #current = ''

  constructor(address: string, hasLog: boolean) {
    this.#address = address
    this.#hasLog = hasLog
  }

  ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    return ask<Value>(this.#address, method, path, body)
  }

  tab(handle: string): Wire {
    const post = async <Value>(path: string, body: object) => {
      if (this.#current !== handle) await this.ask('POST', '/window', { handle })
      this.#current = handle
      return this.ask<Value>('POST', path, body)
    }
    const execute = <Value>(source: string, argument: string) =>
      post<Value>('/execute/sync', { script: `return (${source})(arguments[0])`, args: [argument] })
    return {
      navigate: (url) => post('/url', { url }),
      back: () => post('/back', {}),
      call: (source, argument) => execute<string>(source, argument),
      act: (actions: InputSource[]) => post('/actions', { actions }),
      async giveFile(source, argument, path) {
        const { [element]: id } = await execute<Record<string, string>>(source, argument)
        await post(`/element/${id}/value`, { text: path })
      },
      errors: () => this.#errors(),
      resize: (width, height) => post('/window/rect', { width, height }),
      another: async () => {
        const { handle: next } = await post<{ handle: string }>('/window/new', { type: 'window' })
        return this.tab(next)
      },
      close: () => this.ask('DELETE', ''),
    }
  }

  async #errors(): Promise<string[]> {
    if (!this.#hasLog) return []
    const entries = await this.ask<Entry[]>('POST', '/se/log', { type: 'browser' })
    this.#recordedErrors.push(
      ...entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message),
    )
    return this.#recordedErrors
  }
}
