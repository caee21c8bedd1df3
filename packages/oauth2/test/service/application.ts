import * as client from 'openid-client'
import type { Visitor } from '../../../identity/test/service/visitor.ts'
import { clientWith, type ProviderService } from './provider-service.ts'

/** Where a browser is after it followed the provider's redirects. */
export interface Arrival {
  readonly url: URL
  readonly status: number
  readonly body: unknown
}

/** An application that uses the provider through `openid-client`. */
export interface Application {
  readonly configuration: client.Configuration
  /** Opens an authorization request in a browser. Returns where the browser ends, and what to exchange there. */
  begin(browser: Visitor, parameters?: Readonly<Record<string, string>>): Promise<Begun>
  userinfo(accessToken: string, sub: string): Promise<client.UserInfoResponse>
  refresh(refreshToken: string): ReturnType<typeof client.refreshTokenGrant>
}

export interface Begun extends Arrival {
  /** Exchanges the code of an answer for tokens. */
  exchange(callback: URL): ReturnType<typeof client.authorizationCodeGrant>
}

export async function openApplication({ origin }: ProviderService, id = 'photo-app'): Promise<Application> {
  const { client_secret: secret, redirect_uris: redirects } = clientWith({})
  const configuration = await client.discovery(new URL(origin), id, secret, undefined, {
    execute: [client.allowInsecureRequests],
  })
  return {
    configuration,

    async begin(browser, parameters = {}) {
      const verifier = client.randomPKCECodeVerifier()
      const state = client.randomState()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirects[0] ?? '',
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...parameters,
      })
      return {
        ...(await follow(browser, url)),
        exchange: (callback) =>
          client.authorizationCodeGrant(configuration, callback, {
            pkceCodeVerifier: verifier,
            expectedState: state,
            idTokenExpected: true,
          }),
      }
    },

    userinfo: (accessToken, sub) => client.fetchUserInfo(configuration, accessToken, sub),
    refresh: (refreshToken) => client.refreshTokenGrant(configuration, refreshToken),
  }
}

/** Follows redirects within the provider; pages of the app and of applications are not opened. */
export async function follow(browser: Visitor, start: string | URL): Promise<Arrival> {
  let url = new URL(start)
  for (let hops = 0; hops < 8; hops += 1) {
    const answer = await browser.ask(url.href)
    if (answer.location === undefined) return { url, status: answer.status, body: answer.body }
    url = new URL(answer.location, url)
    if (!url.pathname.startsWith('/oauth2/')) return { url, status: answer.status, body: answer.body }
  }
  throw new Error(`the browser is led in circles, now to ${url.href}`)
}
