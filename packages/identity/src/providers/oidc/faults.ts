import * as client from 'openid-client'
import { ProviderFault } from '../provider.ts'

/** Codes with which a provider says that the user changed their mind. */
const cancelled = /^(?:access_denied|user_cancelled_\w+|user_denied)$/

/** @throws ProviderFault when the callback carries the provider's refusal */
export function refuseErrorIn(answer: URLSearchParams): void {
  const error = answer.get('error')
  if (error === null) return
  const words = answer.get('error_description') ?? error
  throw new ProviderFault(cancelled.test(error) ? 'cancelled' : 'denied', `the provider answered ${quoted(error)}`, {
    said: words.slice(0, 200),
  })
}

/** Letters of an error code alone, for the log. */
const quoted = (error: string): string => error.replace(/[^\w.-]/g, '').slice(0, 50)

/** Turns a fault of the library into one of this service; the log learns at which call it happened. */
export const providerFaultAt =
  (call: 'discovery' | 'token' | 'userinfo') =>
  (cause: unknown): never => {
    for (let inner: unknown = cause; inner instanceof Error; inner = inner.cause) {
      if (inner instanceof ProviderFault) throw inner
    }
    if (cause instanceof client.ResponseBodyError) {
      throw new ProviderFault('answer', `the ${call} call was refused: ${quoted(cause.error)}`)
    }
    throw new ProviderFault('answer', `the answer of the ${call} call is wrong: ${nameOf(cause)}`)
  }

/** The message of a library's error; it holds neither token nor code. */
const nameOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return 'unknown'
  const code = 'code' in cause ? ` (${String(cause.code)})` : ''
  return `${cause.message.slice(0, 100)}${code}`
}
