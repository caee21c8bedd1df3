import * as oauth2 from 'openid-client'
import type { Account, Browser, Decision, Page } from './browser.ts'

export const callback = 'http://127.0.0.1:4455/callback'

/** Parameters of an authorization request; undefined leaves out one that is sent by default. */
export type Parameters = Readonly<Record<string, string | undefined>>
export type Tokens = Awaited<ReturnType<typeof oauth2.authorizationCodeGrant>>

/** What an application began, and where the browser is. */
export interface Begun {
  readonly page: Page
  readonly state: string
  readonly verifier: string
  /** Exchanges the code of the address that the browser was sent to. */
  exchange(at?: Page, checks?: oauth2.AuthorizationCodeGrantChecks): Promise<Tokens>
}

/** An application on another host name, which uses the provider through `openid-client`. */
export interface Application {
  readonly configuration: oauth2.Configuration
  begin(browser: Browser, parameters?: Parameters): Promise<Begun>
  /** Begins, and answers the pages as the user of this account. */
  authorize(browser: Browser, parameters?: Parameters, decision?: Decision): Promise<{ begun: Begun; done: Page }>
  /** The tokens of that. */
  tokens(browser: Browser, parameters?: Parameters, decision?: Decision): Promise<Tokens>
}

export const isConsent = ({ url }: Page): boolean => url.pathname === '/consent'
export const isSignIn = ({ url }: Page): boolean => url.pathname === '/login'

/** The error or `code` that an application got; the path if the browser is at a page. */
export const outcomeOf = ({ url, status }: Page): string =>
  url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'code' : `${url.pathname} ${status}`)

/** The OAuth2 error with which a call of `openid-client` failed. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
    return 'no error'
  } catch (error) {
    if (error instanceof oauth2.ResponseBodyError) return error.error
    if (error instanceof oauth2.WWWAuthenticateChallengeError) return error.cause[0]?.parameters.error ?? error.status
    if (error instanceof oauth2.ClientError) return error.code
    throw error
  }
}

export async function openApplication(
  origin: string,
  id: string,
  secret: string | undefined,
  account: Account,
  auth?: oauth2.ClientAuth,
): Promise<Application> {
  const configuration = await oauth2.discovery(new URL(origin), id, secret, auth, {
    // The tests run without TLS.
    execute: [oauth2.allowInsecureRequests],
  })

  const app: Application = {
    configuration,

    async begin(browser, parameters = {}) {
      const verifier = oauth2.randomPKCECodeVerifier()
      const state = parameters['state'] ?? oauth2.randomState()
      const url = oauth2.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid',
        code_challenge: await oauth2.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
      })
      for (const [name, value] of Object.entries(parameters)) {
        if (value === undefined) url.searchParams.delete(name)
        else url.searchParams.set(name, value)
      }
      const page = await browser.open(url)
      return {
        page,
        state,
        verifier,
        exchange: (at = page, checks = {}) =>
          oauth2.authorizationCodeGrant(configuration, at.url, {
            pkceCodeVerifier: verifier,
            expectedState: state,
            idTokenExpected: true,
            ...checks,
          }),
      }
    },

    async authorize(browser, parameters, decision) {
      const begun = await app.begin(browser, parameters)
      const signedIn = isSignIn(begun.page) ? await browser.signIn(begun.page, account) : begun.page
      const done = isConsent(signedIn) ? await browser.decide(signedIn, decision) : signedIn
      return { begun, done }
    },

    async tokens(browser, parameters, decision) {
      const { begun, done } = await app.authorize(browser, parameters, decision)
      if (outcomeOf(done) !== 'code') throw new Error(`no code, but ${outcomeOf(done)} ${done.text.slice(0, 2_000)}`)
      return begun.exchange(done, parameters?.['nonce'] === undefined ? {} : { expectedNonce: parameters['nonce'] })
    },
  }
  return app
}
