import type { ConsentRequest } from '@collect/contract'
import { createOAuth2Admin, type OAuth2Admin } from '../../src/index.ts'
import { pages, type Hydra } from './hydra.ts'

const callback = 'http://127.0.0.1:2/callback'

export interface Tokens {
  readonly access_token: string
  readonly refresh_token?: string
  readonly scope: string
  /** The claims of the id token. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** A browser and the application that it visits, at one Hydra. */
export interface Application {
  readonly admin: OAuth2Admin
  /** Begins an authorization and signs in; returns the challenge of the consent. */
  authorize(scope: string): Promise<string>
  /** Follows an address of the provider to the application's callback. */
  follow(address: string | undefined): Promise<URL>
  /** Redeems the code of a callback. */
  redeem(callback: URL): Promise<Tokens>
  refresh(token: string): Promise<Response>
  userinfo(token: string): Promise<Response>
  /** Opens the provider's logout; returns the challenge. */
  logOut(): Promise<string>
  /** Where the browser stands after these redirects; it opens no page of the app. */
  visit(address: string): Promise<URL>
}

export async function openApplication({ publicUrl, adminUrl }: Hydra, subject: string): Promise<Application> {
  const admin = createOAuth2Admin({ base: adminUrl })
  const created = await fetch(`${adminUrl}/admin/clients`, {
    method: 'POST',
    body: JSON.stringify({
      client_name: 'Album',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      scope: 'openid offline_access email profile',
      token_endpoint_auth_method: 'client_secret_post',
    }),
  })
  const { client_id, client_secret } = (await created.json()) as { client_id: string; client_secret: string }
  const jar = new Map<string, string>()

  async function visit(address: string): Promise<URL> {
    let url = new URL(address)
    for (let step = 0; step < 10 && url.origin === publicUrl; step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(url, { redirect: 'manual', headers: { Cookie: cookie } })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        jar.set(name, value)
      }
      const next = answer.headers.get('Location')
      if (next === null) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`)
      url = new URL(next, url)
    }
    return url
  }
  async function token(fields: Readonly<Record<string, string>>): Promise<Response> {
    const body = new URLSearchParams({ client_id, client_secret, ...fields })
    return fetch(`${publicUrl}/oauth2/token`, { method: 'POST', body })
  }

  return {
    admin,
    visit,
    async authorize(scope) {
      const parameters = {
        response_type: 'code',
        client_id,
        redirect_uri: callback,
        scope,
        state: 'a state of the test',
      }
      let url = await visit(`${publicUrl}/oauth2/auth?${new URLSearchParams(parameters)}`)
      const login = url.searchParams.get('login_challenge')
      if (login !== null) {
        const next = await admin.acceptLogin(login, {
          subject,
          identity_provider_session_id: 's1',
          remember: true,
          remember_for: 3_600,
          acr: 'aal1',
          amr: ['password'],
        })
        url = await visit(next ?? pages)
      }
      return url.searchParams.get('consent_challenge') ?? ''
    },
    follow: (address) => visit(address ?? pages),
    async redeem(reached) {
      const code = reached.searchParams.get('code') ?? ''
      const answer = await token({ grant_type: 'authorization_code', code, redirect_uri: callback })
      const tokens = (await answer.json()) as Tokens & { readonly id_token: string }
      const [, payload = ''] = tokens.id_token.split('.')
      return { ...tokens, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) }
    },
    refresh: (refresh_token) => token({ grant_type: 'refresh_token', refresh_token }),
    userinfo: (access) => fetch(`${publicUrl}/userinfo`, { headers: { Authorization: `Bearer ${access}` } }),
    async logOut() {
      return (await visit(`${publicUrl}/oauth2/sessions/logout`)).searchParams.get('logout_challenge') ?? ''
    },
  }
}

/** The request of a challenge that must exist. */
export async function requestAt(admin: OAuth2Admin, challenge: string): Promise<ConsentRequest> {
  const found = await admin.findConsent(challenge)
  if (found.found !== 'request') throw new Error(`The challenge is ${found.found}.`)
  return found.request
}
