import type Provider from 'oidc-provider'
import type { Client, Configuration } from 'oidc-provider'

/** What is wrong with a request that must not be answered by a redirect. */
export interface OAuth2Fault {
  readonly error: string
  readonly error_description?: string | undefined
  /** The request was answered before, or it has expired. */
  readonly hasEnded: boolean
  /** The application that the user may go back to, if it is known. */
  readonly client: { readonly name: string; readonly uri: string } | undefined
}

/** Draws the page of a fault (docs/contract/providers-and-oauth2.md §E11). */
export type FaultPage = (request: Request, fault: OAuth2Fault) => Response

/** Headers that the page depends on. */
const passedOn = ['accept', 'accept-language', 'cookie', 'x-request-id']

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

/** Every fault without a way back to the application has status 400, or 500 when it is ours. */
export const renderFault =
  (page: FaultPage): Configuration['renderError'] =>
  (context, { error, error_description }, cause) =>
    drawFault(page, context, {
      error,
      error_description,
      hasEnded: cause.name === 'SessionNotFound',
      client: context.oidc.client && linkTo(context.oidc.client),
    })

/** Answers with the page of a fault. */
export async function drawFault(page: FaultPage, context: Context, fault: OAuth2Fault): Promise<void> {
  const headers = new Headers()
  for (const name of passedOn) if (context.get(name) !== '') headers.set(name, context.get(name))
  const response = page(new Request(context.href, { headers }), fault)
  context.status = response.status
  for (const [name, value] of response.headers) context.set(name, value)
  context.set('Cache-Control', 'no-store')
  // A popup keeps the window that opened it, so that the application notices when it closes.
  context.remove('Cross-Origin-Opener-Policy')
  context.body = await response.text()
}

const linkTo = ({ clientId, clientName, clientUri }: Client) =>
  clientUri === undefined ? undefined : { name: clientName ?? clientId, uri: clientUri }
