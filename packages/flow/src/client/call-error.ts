import type { Answer, FailedAnswer, TransportFailure } from '../wire/answer.ts'

/** A call that came to nothing. `answer` is what `outcomeOf` reads, so a page can act on it (ERROR-TRANSPORT-1). */
export class CallError extends Error {
  override readonly name: string = 'CallError'
  readonly answer: Answer

  constructor(message: string, answer: Answer, cause?: unknown) {
    super(message, { cause })
    this.answer = answer
  }
}

/** The service answered, and refused; `body` is its JSON, when it sent any. */
export class ResponseError extends CallError {
  override readonly name = 'ResponseError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, answer: Answer) {
    super('Response returned an error code', answer)
    this.status = status
    this.body = answer.answer === 'json' ? answer.body : undefined
  }
}

/** Nobody answered, or not in a way that can be read. */
export class TransportError extends CallError {
  override readonly name = 'TransportError'
  readonly reason: TransportFailure

  constructor(answer: FailedAnswer, cause?: unknown) {
    super(sentences[answer.reason], answer, cause)
    this.reason = answer.reason
  }
}

/** For those who program; people read `failureKeyOf(reason)`. */
const sentences: Record<TransportFailure, string> = {
  unreachable: 'The request failed and the interceptors did not return an alternative response',
  undecodable: 'Unable to decode API response using JSON.',
  html: 'The service answered with an unexpected HTML or text response.',
  'content-type': 'The service answered with an unexpected content type.',
}

/** A call without what it can't do without (CALL-PARAMETER-1); nothing was sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly field: string

  constructor(field: string, call: string) {
    super(`Required parameter "${field}" is missing in ${call}()`)
    this.field = field
  }
}
