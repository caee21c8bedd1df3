import type { Configuration } from 'oidc-provider'

/** What is wrong with a request that must not be answered by a redirect. */
export interface OAuth2Fault {
  readonly error: string
  readonly error_description?: string | undefined
}

/** Draws the page of a fault (docs/contract/providers-and-oauth2.md §E11). */
export type FaultPage = (request: Request, fault: OAuth2Fault) => Response

/** Every fault without a way back to the application has status 400, or 500 when it is ours. */
export const renderFault =
  (page: FaultPage): Configuration['renderError'] =>
  async (context, { error, error_description }) => {
    const headers = new Headers()
    for (const name of ['accept', 'accept-language', 'cookie', 'x-request-id', 'sec-fetch-dest']) {
      const value = context.get(name)
      if (value !== '') headers.set(name, value)
    }
    const response = page(new Request(context.href, { headers }), { error, error_description })
    context.status = response.status
    for (const [name, value] of response.headers) context.set(name, value)
    context.body = await response.text()
  }
