/** Too much work is waiting; the client may try again in `retryAfter` seconds. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  readonly retryAfter: number

  constructor(retryAfter = 2) {
    super('too much is waiting already')
    this.retryAfter = retryAfter
  }
}
