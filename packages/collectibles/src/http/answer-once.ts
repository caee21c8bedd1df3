import type { Database } from '@collect/storage'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { claimKey, isIdempotencyKey, type Keep, type KeptAnswer } from '../idempotency/claim-key.ts'
import { HttpFailure } from './failure.ts'

/**
 * Answers a request with `Idempotency-Key` once: the same request again gets the same answer. Only answers of success
 * are kept, so a refused request may be corrected. Without the header, each request is a new one.
 * @param work Calls `keep` with its answer in the transaction that does the work.
 */
export async function answerOnce(
  c: Context,
  database: Database,
  { owner, body, now }: { readonly owner: string; readonly body: string; readonly now: number },
  work: (keep: Keep) => Promise<KeptAnswer>,
): Promise<Response> {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return sendAnswer(c, await work(async () => {}))
  if (!isIdempotencyKey(key))
    throw new HttpFailure(400, 'Idempotency-Key must have 1 to 64 letters, digits, "-" or "_".')
  const claim = await claimKey(database, { owner, key, route: `${c.req.method} ${c.req.path}`, body }, now)
  switch (claim.state) {
    case 'answered':
      c.header('Idempotent-Replay', 'true')
      return sendAnswer(c, claim.answer)
    case 'running':
      throw new HttpFailure(409, 'The first request with this key is still running.', { id: 'in_progress' })
    case 'reused':
      throw new HttpFailure(422, 'Another request has used this key.', { id: 'idempotency_key_reused' })
    case 'new':
      try {
        return sendAnswer(c, await work(claim.keep))
      } catch (error) {
        // A claim that stays ends by itself after a minute.
        await claim.release().catch(() => {})
        throw error
      }
  }
}

export function sendAnswer(c: Context, { status, body, headers }: KeptAnswer): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return body === undefined ? c.body(null, 204) : c.json(body as object, status as ContentfulStatusCode) // a route made both
}
