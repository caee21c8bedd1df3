import type { AnyFlow, Fetch } from '@collect/contract'
import type { OAuth2Admin } from '@collect/oauth2-admin'
import { asCaller } from './caller-headers.ts'

const wayBack = /^\/self-service\/(login|registration)\/application$/

/**
 * Adds the way back to the application that waits for a sign-in, which a Kratos lacks
 * (docs/contract/providers-and-oauth2.md §D2). The service answers with a flow only to the browser that began it.
 */
export const withLeaveToApplication =
  (identity: Fetch, admin: Pick<OAuth2Admin, 'rejectLogin'>, origin: string): Fetch =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const [, kind] = wayBack.exec(pathname) ?? []
    if (kind === undefined || request.method !== 'GET') return identity(request)
    const query = new URLSearchParams({ id: searchParams.get('flow') ?? '' })
    const flow = new Request(`${origin}/self-service/${kind}/flows?${query}`, {
      headers: { Accept: 'application/json' },
    })
    const found = await asCaller(identity, request)(flow)
    if (!found.ok) return found
    // The contract defines the type.
    const { oauth2_login_challenge: challenge } = (await found.json()) as AnyFlow
    const location = challenge && (await admin.rejectLogin(challenge, refusal))
    if (!location) return identity(request)
    return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
  }

const refusal = { error: 'access_denied', error_description: 'The user went back to the application.' }
