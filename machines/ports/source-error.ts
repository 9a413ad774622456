/** What a source answered instead of what it was asked for; without a status where nothing came. */
export class SourceError extends Error {
  readonly status: number | undefined
  readonly data: unknown

  constructor(message: string, status: number | undefined, data: unknown, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SourceError'
    this.status = status
    this.data = data
  }
}
