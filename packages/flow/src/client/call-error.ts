import type { Answer, FailedAnswer, TransportFailure } from '../wire/answer.ts'

/** A failed call. `outcomeOf` reads `answer`, so a page can act on it (ERROR-TRANSPORT-1). */
export class CallError extends Error {
  override readonly name: string = 'CallError'
  readonly answer: Answer

  constructor(message: string, answer: Answer, cause?: unknown) {
    super(message, { cause })
    this.answer = answer
  }
}

/** The service refused the call. `body` is its JSON, if any. */
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

/** No answer, or an unreadable one. */
export class TransportError extends CallError {
  override readonly name = 'TransportError'
  readonly reason: TransportFailure

  constructor(answer: FailedAnswer, cause?: unknown) {
    super(sentences[answer.reason], answer, cause)
    this.reason = answer.reason
  }
}

/** Message for developers; users see the text of `failureKeyOf(reason)`. */
const sentences: Record<TransportFailure, string> = {
  unreachable: 'The request failed and the interceptors did not return an alternative response',
  undecodable: 'Unable to decode API response using JSON.',
  html: 'The service answered with an unexpected HTML or text response.',
  'content-type': 'The service answered with an unexpected content type.',
}

/** A required parameter is missing (CALL-PARAMETER-1). Nothing was sent. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly field: string

  constructor(field: string, call: string) {
    super(`Required parameter "${field}" is missing in ${call}()`)
    this.field = field
  }
}
