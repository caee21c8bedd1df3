// An application of another company: it signs its users in with their accounts at Collect Everything. Every call of
// OpenID Connect stands in this file; `pages.ts` holds the markup. `npm run example` starts it.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as oidc from 'openid-client'
import { homePage, signedInPage, type Notice } from './pages.ts'

const port = Number(process.env.PORT || 4455)
// Another host name than the provider's: cookies ignore ports, so both on `localhost` would share them.
const ownAddress = `http://127.0.0.1:${port}`
const issuer = new URL(process.env.OIDC_ISSUER || 'http://localhost:3000')
const clientId = process.env.OIDC_CLIENT_ID || 'third-party-app'
const clientSecret = process.env.OIDC_CLIENT_SECRET || 'third-party-app-example'
const callback = `${ownAddress}/callback`

/** What the application keeps for one browser. A real one would use a database. */
interface Visitor {
  /** A sign-in that is under way. */
  trip?: { readonly verifier: string; readonly state: string; readonly nonce: string }
  tokens?: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers
  /** The claims of the ID token that began the sign-in. */
  claims?: oidc.IDToken
  idToken?: string
  userinfo?: oidc.UserInfoResponse
  notice?: Notice
}

const visitors = new Map<string, Visitor>()

/** The provider's addresses and keys, read once from its discovery document. */
let discovered: Promise<oidc.Configuration> | undefined
function provider(): Promise<oidc.Configuration> {
  discovered ??= oidc
    .discovery(issuer, clientId, clientSecret, undefined, {
      // Without TLS only to this machine.
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      // The next request tries again.
      discovered = undefined
      throw error
    })
  return discovered
}

/** Step 1: the browser goes to the provider. PKCE, state and nonce bind the answer to this browser. */
async function signIn(visitor: Visitor, form: URLSearchParams): Promise<string> {
  const trip = { verifier: oidc.randomPKCECodeVerifier(), state: oidc.randomState(), nonce: oidc.randomNonce() }
  visitor.trip = trip
  const prompt = form.get('prompt')
  const address = oidc.buildAuthorizationUrl(await provider(), {
    redirect_uri: callback,
    scope: ['openid', ...form.getAll('scope')].join(' '),
    code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
    state: trip.state,
    nonce: trip.nonce,
    ...(prompt && { prompt }),
  })
  return address.href
}

/** Step 2: the browser comes back with a code, and the application exchanges it for tokens. */
async function finishSignIn(visitor: Visitor, address: URL): Promise<void> {
  const { trip } = visitor
  delete visitor.trip
  if (!trip) {
    visitor.notice = { kind: 'problem', text: 'No sign-in is under way in this browser. Please begin again.' }
    return
  }
  const tokens = await oidc.authorizationCodeGrant(await provider(), address, {
    pkceCodeVerifier: trip.verifier,
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    idTokenExpected: true,
  })
  keep(visitor, tokens)
  delete visitor.userinfo
  visitor.notice = { kind: 'done', text: 'You are signed in.' }
}

/** Step 3, as often as needed: the access token opens the provider's API, here its userinfo address. */
async function askUserinfo(visitor: Visitor): Promise<void> {
  const { tokens, claims } = visitor
  if (!tokens || !claims) return
  visitor.userinfo = await oidc.fetchUserInfo(await provider(), tokens.access_token, claims.sub)
  visitor.notice = { kind: 'done', text: 'The provider answered with your data.' }
}

/** Step 4, before the access token expires: a refresh token gives new tokens. Each can be used once. */
async function refresh(visitor: Visitor): Promise<void> {
  const refreshToken = visitor.tokens?.refresh_token
  if (!refreshToken) return
  keep(visitor, await oidc.refreshTokenGrant(await provider(), refreshToken))
  visitor.notice = { kind: 'done', text: 'The provider gave new tokens.' }
}

/** Step 5: the application forgets the user, and asks the provider to sign the browser out too. */
async function signOut(visitor: Visitor): Promise<string> {
  const { idToken } = visitor
  forget(visitor)
  return oidc.buildEndSessionUrl(await provider(), {
    post_logout_redirect_uri: `${ownAddress}/`,
    ...(idToken && { id_token_hint: idToken }),
  }).href
}

function keep(visitor: Visitor, tokens: NonNullable<Visitor['tokens']>): void {
  visitor.tokens = tokens
  // A refresh may answer without an ID token; the first one goes on.
  const claims = tokens.claims()
  if (claims) visitor.claims = claims
  if (tokens.id_token) visitor.idToken = tokens.id_token
}

function forget(visitor: Visitor): void {
  delete visitor.tokens
  delete visitor.claims
  delete visitor.idToken
  delete visitor.userinfo
}

/** What went wrong, in words for the user. The tokens of a consent that the user withdrew are dead: `invalid_grant`. */
function noticeOf(error: unknown): Notice {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
    return { kind: 'problem', text: 'You did not allow this application to use your account.' }
  }
  if (error instanceof oidc.AuthorizationResponseError || error instanceof oidc.ResponseBodyError) {
    const meaning = error.error === 'invalid_grant' ? ' Access was withdrawn, or it has expired.' : ''
    return { kind: 'problem', text: `The provider answered: ${error.error}.${meaning}` }
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return { kind: 'problem', text: 'The provider refused the access token. Access was withdrawn, or it has expired.' }
  }
  console.error(error)
  return { kind: 'problem', text: `${issuer.origin} could not be asked. Is it running?` }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', ownAddress)
  // A visitor who typed `localhost` gets the address that the provider knows.
  if (request.headers.host !== new URL(ownAddress).host) return redirect(response, ownAddress + address.pathname)
  const visitor = visitorOf(request, response)
  const routes: Record<string, () => Promise<string | void>> = {
    'POST /sign-in': async () => signIn(visitor, await formOf(request)),
    'GET /callback': () => finishSignIn(visitor, address),
    'POST /userinfo': () => askUserinfo(visitor),
    'POST /refresh': () => refresh(visitor),
    'POST /sign-out': () => signOut(visitor),
    'POST /forget': async () => forget(visitor),
  }
  const route = routes[`${request.method} ${address.pathname}`]
  if (route) {
    const next = await route().catch((error: unknown) => {
      visitor.notice = noticeOf(error)
    })
    return redirect(response, next ?? '/')
  }
  if (address.pathname !== '/' || request.method !== 'GET') return void response.writeHead(404).end('Not found.')
  const { notice, tokens, claims, userinfo } = visitor
  delete visitor.notice
  const page =
    tokens && claims ? signedInPage({ issuer, tokens, claims, userinfo, notice }) : homePage({ issuer, notice })
  response.writeHead(200, pageHeaders).end(page)
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  // No `form-action`: a form leads to the provider, and that to its sign-in pages, which may have another address.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
}

const redirect = (response: ServerResponse, to: string) =>
  void response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end()

/** The browser's entry, by a random cookie. SameSite=Lax keeps other sites from posting in its name. */
function visitorOf(request: IncomingMessage, response: ServerResponse): Visitor {
  const id = /(?:^|;\s*)third_party_visitor=([\w-]{32})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  const known = id && visitors.get(id)
  if (known) return known
  const [fresh, word]: [Visitor, string] = [{}, randomBytes(24).toString('base64url')]
  const [oldest] = visitors.keys()
  if (visitors.size >= 1_000 && oldest) visitors.delete(oldest)
  visitors.set(word, fresh)
  response.setHeader('Set-Cookie', `third_party_visitor=${word}; Path=/; HttpOnly; SameSite=Lax`)
  return fresh
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 4_096) break
  }
  return new URLSearchParams(text)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end('The example failed; its log says why.')
  })
})
server.listen(port, '127.0.0.1', () =>
  console.log(`The example application is at ${ownAddress}; it asks ${issuer.origin}.`),
)
