import { namedError } from './named-error.ts'

/** What a source answered instead of what it was asked for; without a status where nothing came. */
export class SourceError extends namedError('SourceError') {
  readonly status: number | undefined
  readonly data: unknown

  constructor(message: string, status: number | undefined, data: unknown, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.data = data
  }
}
