import * as oauth2 from 'openid-client'

/** The client of the delivered `config/clients.yml`. */
export const exampleClient = {
  client_id: 'third-party-app',
  client_secret: 'third-party-app-example',
  redirect_uri: 'http://127.0.0.1:4455/callback',
} as const

/** `openid-client`, which has read the provider's documents. */
export const discover = (origin: string): Promise<oauth2.Configuration> =>
  oauth2.discovery(new URL(origin), exampleClient.client_id, exampleClient.client_secret, undefined, {
    // The tests run without TLS.
    execute: [oauth2.allowInsecureRequests],
  })

/** The path of an authorization request, with these parameters in addition; undefined leaves one out. */
export async function authorizationPath(
  origin: string,
  own: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const url = oauth2.buildAuthorizationUrl(await discover(origin), {
    redirect_uri: exampleClient.redirect_uri,
    scope: 'openid',
    code_challenge: await oauth2.calculatePKCECodeChallenge(oauth2.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
    state: oauth2.randomState(),
  })
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.pathname + url.search
}
