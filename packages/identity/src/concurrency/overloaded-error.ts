/** More work is waiting than can be done in time; the caller may try again in `retryAfter` seconds. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  readonly retryAfter: number

  constructor(retryAfter = 2) {
    super('too much is waiting already')
    this.retryAfter = retryAfter
  }
}
