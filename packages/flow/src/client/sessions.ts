import type { ContinueWith, Session } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { requireFields } from './required.ts'

/** `GET /sessions/whoami`: the session check. */
export async function whoami(client: Client, parameters: { readonly tokenize_as?: string } = {}): Promise<Session> {
  return answerIn(await client.send({ path: '/sessions/whoami', query: { ...parameters } }))
}

export interface PageParameters {
  readonly per_page?: number
  readonly page?: number
  readonly page_size?: number
  readonly page_token?: string
}

/** `GET /sessions`: the account's other sessions. */
export async function listSessions(client: Client, parameters: PageParameters = {}): Promise<readonly Session[]> {
  return answerIn(await client.send({ path: '/sessions', query: { ...parameters } }))
}

/** `DELETE /sessions/{id}` */
export async function endSession(client: Client, { id }: { readonly id: string }): Promise<void> {
  requireFields('endSession', { id }, ['id'])
  await client.send({ method: 'DELETE', path: `/sessions/${encodeURIComponent(id)}` })
}

/** `DELETE /sessions`: ends all sessions except the current one. */
export async function endOtherSessions(client: Client): Promise<{ readonly count: number }> {
  return answerIn(await client.send({ method: 'DELETE', path: '/sessions' }))
}

export interface ExchangedToken {
  readonly session: Session
  readonly session_token: string
  readonly continue_with?: readonly ContinueWith[] | null
}

/** `GET /sessions/token-exchange`: a native client gets the session of a sign-in that a browser finished. */
export async function exchangeToken(
  client: Client,
  codes: { readonly init_code: string; readonly return_to_code: string },
): Promise<ExchangedToken> {
  const { init_code, return_to_code } = codes
  requireFields('exchangeToken', { init_code, return_to_code }, ['init_code', 'return_to_code'])
  return answerIn(await client.send({ path: '/sessions/token-exchange', query: { init_code, return_to_code } }))
}
