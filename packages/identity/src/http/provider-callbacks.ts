import { Hono } from 'hono'
import { finishTrip } from '../flows/trips/finish-trip.ts'
import type { Service } from '../flows/service.ts'
import { readBytes } from './wire/body.ts'
import { redirect } from './wire/error.ts'
import { starts, type Handle } from './handle.ts'

/** Maximum size of a provider's posted answer, in bytes: it goes on as a query, and many fields take long to merge. */
const maxPosted = 8 * 1024

/**
 * The way back from OpenID Connect providers (docs/contract/providers-and-oauth2.md §A3). A provider's POST carries no
 * cookies, so it goes on as a GET of the same address.
 */
export function providerCallbacks(service: Service, handle: Handle): Hono {
  const app = new Hono()
  const paths = ['/oidc/callback', '/oidc/callback/:provider', '/oidc/organization/:organization/callback/:provider']
  for (const path of paths) {
    app.get(
      path,
      handle(starts, async (caller, _, { provider, organization }) => {
        const answer = caller.url.searchParams
        const { location, locationStatus = 303 } = await finishTrip(service, caller, {
          method: 'oidc',
          provider,
          organization,
          answer,
          state: answer.get('state'),
        })
        return redirect(location, locationStatus)
      }),
    )
    app.post(
      path,
      handle(starts, async (caller, request) => {
        const posted = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxPosted)))
        const onward = new URL(caller.url)
        for (const [name, value] of posted) onward.searchParams.set(name, value)
        return redirect(onward.href, 302)
      }),
    )
  }
  return app
}
