import type { Fetch } from '@collect/contract'
import { ProviderUnavailableError } from './provider-unavailable-error.ts'

export interface Called {
  readonly base: string
  readonly fetch?: Fetch
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

export interface Answer {
  readonly status: number
  /** The JSON of the answer; undefined for an empty body. */
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/** Maximum size of an answer, in bytes. */
const maxSize = 1024 * 1024

/**
 * One call of the admin API. It follows no redirect.
 * @throws ProviderUnavailableError after the time limit, and for 5xx, a long answer or one that is not JSON
 */
export async function call(
  { base, fetch: own, headers, timeoutMs = 15_000 }: Called,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const request = new Request(base + path, {
    method,
    headers: {
      ...headers,
      Accept: 'application/json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const response = await (own ?? fetch)(request)
    const text = await textOf(response)
    if (response.status >= 500) throw new ProviderUnavailableError(`The OAuth2 provider answered ${response.status}.`)
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as Answer['body']) }
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw error
    // The error of `fetch` names the host, never the headers.
    throw new ProviderUnavailableError('The OAuth2 provider cannot be reached, or its answer cannot be read.', {
      cause: error,
    })
  }
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > maxSize) throw new ProviderUnavailableError('The answer of the OAuth2 provider is longer than 1 MB.')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
