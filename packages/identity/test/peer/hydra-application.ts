import { createOAuth2Admin } from '@collect/oauth2-admin'
import { createCookieJar } from '../service/cookie-jar.ts'
import type { WatchedHydra } from './watched-hydra.ts'

/** An application and a browser of its own at a Hydra. */
export interface HydraApplication {
  /** Begins an authorization; returns the login challenge. */
  begin(parameters?: Readonly<Record<string, string>>): Promise<string>
  /** Follows the address that a login ended with, and allows what the application asks for. */
  allow(address: string): Promise<void>
}

const redirect = 'http://127.0.0.1:2/callback'
const scope = 'openid'

export async function openHydraApplication({ issuer, adminOrigin }: WatchedHydra): Promise<HydraApplication> {
  const made = await fetch(`${adminOrigin}/admin/clients`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Album', redirect_uris: [redirect], scope }),
  })
  const { client_id: id } = (await made.json()) as { readonly client_id: string } // by contract
  const admin = createOAuth2Admin({ base: adminOrigin })
  const jar = createCookieJar(() => Date.now())

  /** Follows Hydra's redirects to the first address elsewhere. */
  async function visit(address: string): Promise<URL> {
    let url = new URL(address)
    for (let hops = 0; url.origin === issuer && hops < 8; hops += 1) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie: jar.header() } })
      jar.take(answer.headers.getSetCookie())
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    return url
  }

  return {
    async begin(parameters = {}) {
      const query = {
        client_id: id,
        redirect_uri: redirect,
        response_type: 'code',
        scope,
        state: 'a state of the test',
      }
      const page = await visit(`${issuer}/oauth2/auth?${new URLSearchParams({ ...query, ...parameters })}`)
      const challenge = page.searchParams.get('login_challenge')
      if (challenge === null) throw new Error(`Hydra asks for no login, but leads to ${page.href}`)
      return challenge
    },

    async allow(address) {
      const challenge = (await visit(address)).searchParams.get('consent_challenge') ?? ''
      const next = await admin.acceptConsent(challenge, {
        grant_scope: [scope],
        grant_access_token_audience: [],
        remember: true,
        remember_for: 0,
        session: { access_token: {}, id_token: {} },
      })
      await visit(next ?? '')
    },
  }
}
