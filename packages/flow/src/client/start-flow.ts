import type { FlowByKind, FlowKind } from '@collect/contract'
import { startAddressOf, type StartParameter } from '../wire/flow-address.ts'
import { answerIn } from './answer-in.ts'
import type { Client } from './client.ts'
import { queryOf } from './query.ts'

/** Parameters of a start in a browser (CALL-START-2). */
export type StartParameters<Kind extends FlowKind> = { readonly [Name in StartParameter<Kind>]?: string | boolean }

/** A native client may ask for the code of a token exchange (docs/contract/http.md §1.5). */
export type NativeStartParameters<Kind extends FlowKind> = Omit<StartParameters<Kind>, 'login_challenge'> &
  (Kind extends 'login' | 'registration' ? { readonly return_session_token_exchange_code?: boolean } : object)

/** `GET /self-service/{kind}/browser`: the address to open as a full page. */
export const browserStartUrl = <Kind extends FlowKind>(
  client: Client,
  kind: Kind,
  parameters: StartParameters<Kind> = {},
): string => client.addressOf(startAddressOf(kind, queryOf({ ...parameters })))

/** `GET /self-service/{kind}/browser`, called by a server or a script. */
export async function startBrowserFlow<Kind extends FlowKind>(
  client: Client,
  kind: Kind,
  parameters: StartParameters<Kind> | URLSearchParams = {},
): Promise<FlowByKind[Kind]> {
  const query = parameters instanceof URLSearchParams ? parameters : queryOf({ ...parameters })
  return answerIn(await client.send({ path: startAddressOf(kind, query) }))
}

/** `GET /self-service/{kind}/api` */
export async function startNativeFlow<Kind extends FlowKind>(
  client: Client,
  kind: Kind,
  parameters?: NativeStartParameters<Kind>,
): Promise<FlowByKind[Kind]> {
  return answerIn(await client.send({ path: `/self-service/${kind}/api`, query: { ...parameters } }))
}
