import type { AccountLife, ContinueWith, EventReport } from '@collect/contract'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { requireFields } from './required.ts'

/** `GET /account`: activity, deletion and pending address. Only this project's identity service has it. */
export async function fetchAccount(
  client: Client,
  parameters: { readonly page_token?: string } = {},
): Promise<AccountLife> {
  return answerIn(await client.send({ path: '/account', query: { ...parameters } }))
}

/** `GET /account/data`: everything that the service stores about the account, without its secrets. */
export async function fetchAccountData(client: Client): Promise<Readonly<Record<string, unknown>>> {
  return answerIn(await client.send({ path: '/account/data' }))
}

/** `GET /account/deletion`: when the account is deleted; null unless that is pending. */
export async function fetchDeletion(client: Client): Promise<Pick<AccountLife, 'deletion_due_at'>> {
  return answerIn(await client.send({ path: '/account/deletion' }))
}

/** `PUT /account/deletion` */
export async function requestDeletion(client: Client): Promise<AccountLife> {
  return answerIn(await client.send({ method: 'PUT', path: '/account/deletion' }))
}

/** `DELETE /account/deletion`: keeps the account. */
export async function cancelDeletion(client: Client): Promise<AccountLife> {
  return answerIn(await client.send({ method: 'DELETE', path: '/account/deletion' }))
}

/** `PUT /account/address-change/mail`: sends another code to the pending address. */
export async function resendAddressCode(client: Client): Promise<AccountLife> {
  return answerIn(await client.send({ method: 'PUT', path: '/account/address-change/mail' }))
}

/** `DELETE /account/address-change` */
export async function cancelAddressChange(client: Client): Promise<AccountLife> {
  return answerIn(await client.send({ method: 'DELETE', path: '/account/address-change' }))
}

/** `GET /account/passkeys`: how many the account has. */
export async function countPasskeys(client: Client): Promise<{ readonly count: number }> {
  return answerIn(await client.send({ path: '/account/passkeys' }))
}

/** `PUT /account/keys/{id}`: renames a passkey or a security key; its id is the value of its remove button. */
export async function renameKey(
  client: Client,
  { id, body }: { readonly id: string; readonly body: { readonly name: string } },
): Promise<AccountLife> {
  requireFields('renameKey', { id, body }, ['id', 'body'])
  return answerIn(await client.send({ method: 'PUT', path: `/account/keys/${encodeURIComponent(id)}`, body }))
}

/** The next step that the service names. */
export interface NextSteps {
  readonly continue_with: readonly ContinueWith[]
}

/** `PUT /account/verification`: opens the verification of the account's address, unless it is verified. */
export async function continueVerification(client: Client): Promise<NextSteps> {
  return answerIn(await client.send({ method: 'PUT', path: '/account/verification' }))
}

/** `GET /account/not-me`: the event behind the link of a security mail. */
export async function fetchEventReport(client: Client, { token }: { readonly token: string }): Promise<EventReport> {
  return answerIn(await client.send({ path: '/account/not-me', query: { token } }))
}

/** `POST /account/not-me`: the owner reports the event, and recovers the account. */
export async function reportEvent(client: Client, body: { readonly token: string }): Promise<NextSteps> {
  requireFields('reportEvent', { body }, ['body'])
  return answerIn(await client.send({ method: 'POST', path: '/account/not-me', body }))
}
