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

const answerBound = 8_000
/** The delays before the two retries: 3.2 seconds in total. */
const waits = [800, 2_400]
const shownOfBody = 2_000

/** A failure that may be temporary, such as a network error or a 5xx status: the request is retried. */
class Passing extends SourceError {}

/** Fetches JSON with a timeout and retries. */
export async function ask(asking: SourceQuery): Promise<Answer> {
  for (const wait of waits) {
    try {
      return await answerOf(asking)
    } catch (error) {
      if (!(error instanceof Passing && asking.online())) throw error
      await pause(wait, asking.signal)
    }
  }
  return answerOf(asking)
}

async function answerOf({ address, failure, signal, request }: SourceQuery): Promise<Answer> {
  const bound = boundTo(signal)
  try {
    // The same options as the page's preload, so that the browser reuses its response.
    const response = await request(address, { credentials: 'same-origin', signal: bound.signal })
    return answerFrom(response, await response.text(), failure)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SourceError) throw error
    if (bound.signal.aborted) throw new SourceError(failure, undefined, 'no answer in time', { cause: error })
    throw new Passing(failure, undefined, undefined, { cause: error })
  } finally {
    bound.end()
  }
}

function answerFrom({ ok, status }: Response, body: string, failure: string): Answer {
  const read = parsed(body)
  if (!ok) {
    const Kind = status >= 500 || status === 429 ? Passing : SourceError
    throw new Kind(failure, status, read ? read.value : body.slice(0, shownOfBody))
  }
  if (read) return { status, value: read.value }
  const Kind = body.trimStart().startsWith('<') ? SourceError : Passing
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

/** Aborts with the given signal, or when the answer takes too long. */
function boundTo(signal: AbortSignal): { signal: AbortSignal; end(): void } {
  const bound = new AbortController()
  const stop = () => bound.abort(signal.reason)
  const timer = setTimeout(() => bound.abort(new Error('No answer in time')), answerBound)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return {
    signal: bound.signal,
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    },
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
