import { fingerprint, pictureAt } from './pictures.ts'
import { answerFirst, answerSecond, type Result } from './sources.ts'

export type SourceRequest = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Where the site is served, for the addresses of pictures; the top of its origin by default. */
  readonly base?: string | undefined
}

export type SourceAnswer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string; readonly ETag?: string }
  readonly body: string
}

const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
const allowedMethods = 'GET, HEAD, OPTIONS'

const json = ({ status, value }: Result): SourceAnswer => {
  const body = JSON.stringify(value)
  return {
    status,
    headers: {
      ...anyOrigin,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: `"${fingerprint(body)}"`,
    },
    body,
  }
}

function picture(path: string): SourceAnswer {
  const svg = pictureAt(path)
  if (!svg) return json({ status: 404, value: { message: 'No such picture' } })
  return {
    status: 200,
    headers: {
      ...anyOrigin,
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      ETag: `"${fingerprint(svg)}"`,
    },
    body: svg,
  }
}

function find({ path, query, base }: SourceRequest): SourceAnswer | undefined {
  const [, root, source, ...rest] = path.split('/')
  if (root === 'pictures') return picture(path)
  if (root !== 'sources') return undefined
  if (source === 'one') return json(answerFirst(rest, query, base))
  if (source === 'two') return json(answerSecond(rest, query, base))
  return json({ status: 404, value: { message: 'No such source' } })
}

/** The response of the embedded sources; undefined if the path does not belong to them. */
export function answer(request: SourceRequest): SourceAnswer | undefined {
  const found = find(request)
  if (!found) return undefined
  if (request.method === 'GET') return found
  if (request.method === 'HEAD') {
    const length = String(new TextEncoder().encode(found.body).length)
    return { ...found, headers: { ...found.headers, 'Content-Length': length }, body: '' }
  }
  if (request.method === 'OPTIONS') {
    return {
      status: 204,
      headers: { ...anyOrigin, 'Access-Control-Allow-Methods': allowedMethods, Allow: allowedMethods },
      body: '',
    }
  }
  return json({ status: 405, value: { message: `${request.method} is not answered here` } })
}
