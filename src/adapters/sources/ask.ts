import { SourceError } from '../../../machines/domain/errors.ts'

export interface SourceQuery {
  address: string
  /** The error message, as specified. */
  failure: string
  signal: AbortSignal
  /** Whether the browser is online; offline requests are not retried. */
  online: () => boolean
  request: Fetch
}

/** The part of `fetch` that the sources need. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>

export interface Answer {
  status: number
  /** Undefined if the body was empty. */
  value: unknown
}

/** In milliseconds. */
const answerTimeout = 8_000
/** The delays before the two retries, in milliseconds. */
const retryDelays = [800, 2_400]
/** How many characters of a body an error contains. */
const shownOfBody = 2_000

/** A failure that may be temporary, such as a network error or a 5xx status: the request is retried. */
class TemporaryError extends SourceError {}

/** Fetches JSON with a timeout and retries. */
export async function ask(query: SourceQuery): Promise<Answer> {
  for (const delay of retryDelays) {
    try {
      return await answerOf(query)
    } catch (error) {
      if (!(error instanceof TemporaryError && query.online())) throw error
      await pause(delay, query.signal)
    }
  }
  return answerOf(query)
}

async function answerOf({ address, failure, signal, request }: SourceQuery): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), answerTimeout)
  try {
    // The same options as the page's preload, so that the browser reuses its response.
    const response = await request(address, {
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, late.signal]),
    })
    return answerFrom(response, await response.text(), failure)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SourceError) throw error
    if (late.signal.aborted) throw new SourceError(failure, undefined, 'no answer in time', { cause: error })
    throw new TemporaryError(failure, undefined, undefined, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function answerFrom({ ok, status }: Response, body: string, failure: string): Answer {
  const read = parsed(body)
  if (!ok) {
    const Kind = status >= 500 || status === 429 ? TemporaryError : SourceError
    throw new Kind(failure, status, read ? read.value : body.slice(0, shownOfBody))
  }
  if (read) return { status, value: read.value }
  const Kind = body.trimStart().startsWith('<') ? SourceError : TemporaryError
  throw new Kind(failure, status, body.slice(0, shownOfBody))
}

function parsed(body: string): { value: unknown } | undefined {
  if (body.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds)
    function done(): void {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    function stop(): void {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
