import type { Answer } from './answer.ts'
import { readAnswer } from './read-answer.ts'

export type FetchFunction = (input: string, init: RequestInit) => Promise<Response>

export interface Transport {
  get(address: string, signal?: AbortSignal): Promise<Answer>
  post(address: string, body: unknown, signal?: AbortSignal): Promise<Answer>
}

/**
 * Sends JSON to the service with the browser's cookies (CALL-BASE-1). Never throws: a failure is an answer.
 * An aborted call fails as unreachable; its caller ignores the answer.
 */
export function createTransport(fetch: FetchFunction = (input, init) => globalThis.fetch(input, init)): Transport {
  const ask = async (address: string, init: RequestInit): Promise<Answer> => {
    let response: Response
    try {
      response = await fetch(address, { ...init, credentials: 'include' })
    } catch (error) {
      return { answer: 'failed', reason: 'unreachable', detail: String(error) }
    }
    return readAnswer(response)
  }
  const accept = { Accept: 'application/json' }
  return {
    get: (address, signal) => ask(address, { headers: accept, ...(signal && { signal }) }),
    post: (address, body, signal) =>
      ask(address, {
        method: 'POST',
        headers: { ...accept, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
  }
}
