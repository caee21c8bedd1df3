import type { LoginSuccess } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { requireFields } from './required.ts'

/** Parameters for the browser's account chooser (docs/contract/http.md §1.11). */
export interface FedCmParameters {
  readonly csrf_token?: string
  readonly providers?: readonly FedCmProvider[]
}
export interface FedCmProvider {
  readonly config_url: string
  readonly client_id: string
  readonly nonce?: string
  readonly login_hint?: string
  readonly domain_hint?: string
  readonly fields?: readonly string[]
  readonly parameters?: Readonly<Record<string, string>>
}

/** `GET /self-service/fed-cm/parameters` */
export async function fetchFedCmParameters(client: Client): Promise<FedCmParameters> {
  return answerIn(await client.send({ path: '/self-service/fed-cm/parameters' }))
}

export interface FedCmToken {
  readonly csrf_token: string
  readonly token: string
  readonly nonce?: string
  readonly transient_payload?: Readonly<Record<string, unknown>>
}

/** `POST /self-service/fed-cm/token`: signs in with the chooser's token. The answer is that of a login. */
export async function submitFedCmToken(client: Client, { body }: { readonly body: FedCmToken }): Promise<LoginSuccess> {
  requireFields('submitFedCmToken', { body }, ['body'])
  return answerIn(await client.send({ method: 'POST', path: '/self-service/fed-cm/token', body }))
}
