import type { LogoutFlow } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import { ResponseError } from './call-error.ts'
import type { Client } from './client.ts'
import { requireFields } from './required.ts'

/** `GET /self-service/logout/browser`; `undefined` for 401, without a session (CALL-LOGOUT-2). */
export async function startLogout(
  client: Client,
  parameters: { readonly return_to?: string } = {},
): Promise<LogoutFlow | undefined> {
  try {
    return answerIn(await client.send({ path: '/self-service/logout/browser', query: { ...parameters } }))
  } catch (error) {
    if (error instanceof ResponseError && error.status === 401) return undefined
    throw error
  }
}

/** `GET /self-service/logout?token=`: ends the browser's session. */
export async function finishLogout(
  client: Client,
  { token, return_to }: { readonly token: string; readonly return_to?: string },
): Promise<void> {
  requireFields('finishLogout', { token }, ['token'])
  await client.send({ path: '/self-service/logout', query: { token, return_to } })
}

/** `DELETE /self-service/logout/api`: ends a native client's session. */
export async function logoutNative(
  client: Client,
  { body }: { readonly body: { readonly session_token: string } },
): Promise<void> {
  requireFields('logoutNative', { body }, ['body'])
  await client.send({ method: 'DELETE', path: '/self-service/logout/api', body })
}
