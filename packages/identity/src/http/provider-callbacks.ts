import { Hono } from 'hono'
import { finishTrip } from '../flows/trips/finish-trip.ts'
import type { Service } from '../flows/service.ts'
import { finishPostedTrip, keepPostedAnswer } from '../flows/trips/posted-answer.ts'
import { readBytes } from './wire/body.ts'
import { redirect } from './wire/error.ts'
import { starts, type Handle } from './handle.ts'

/** Maximum size of a provider's posted answer, in bytes: many fields take long to merge. */
const maxPosted = 8 * 1024
/** Maximum length of a posted answer that goes on as a query, in characters. A longer one is kept. */
const maxQuery = 2_000

const method = 'oidc'

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
        const posted = answer.get('handle')
        const place = { method, provider, organization } as const
        const { location, locationStatus = 303 } =
          posted === null
            ? await finishTrip(service, caller, { ...place, answer, state: answer.get('state') })
            : await finishPostedTrip(service, caller, place, posted)
        return redirect(location, locationStatus)
      }),
    )
    app.post(
      path,
      handle(starts, async (caller, request, { provider }) => {
        const text = new TextDecoder().decode(await readBytes(request, maxPosted))
        const onward = new URL(caller.url)
        const answer = onward.searchParams
        for (const [name, value] of new URLSearchParams(text)) answer.set(name, value)
        answer.delete('handle')
        if (text.length > maxQuery) {
          const callback = { method, provider, answer, state: answer.get('state') } as const
          const kept = await keepPostedAnswer(service, caller, callback)
          onward.search = kept === undefined ? '' : `handle=${kept}`
        }
        return redirect(onward.href, 302)
      }),
    )
  }
  return app
}
