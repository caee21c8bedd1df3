import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { SignJWT, exportJWK, generateKeyPair, type JWTPayload } from 'jose'
import { listenOnLoopback } from '../../service/loopback.ts'

interface DoubleOptions {
  /** The issuer of a discovery document, by the path before `/.well-known`. */
  readonly issuer: (origin: string, path: string) => string
  /** Claims of every id token, beside those of the user. */
  readonly claims?: (origin: string) => JWTPayload
}

/** A provider of a kind that the OpenID partner is not like: its issuers and its client's secret are its own. */
export interface OpenIdDouble {
  readonly origin: string
  /** The forms of the token calls, newest first. */
  readonly asked: readonly URLSearchParams[]
  /** A user signs in at the address that the app led to. Returns what the provider answers. */
  signIn(location: string, user: JWTPayload): URLSearchParams
  close(): Promise<void>
}

export async function startOpenIdDouble({ issuer, claims }: DoubleOptions): Promise<OpenIdDouble> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'double', alg: 'RS256', use: 'sig' }] }
  const codes = new Map<string, { readonly asked: URLSearchParams; readonly user: JWTPayload }>()
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: 'invalid_grant', error_description: String(error) }))
    })
  })
  const { origin, close } = await listenOnLoopback(server)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin)
    const send = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [path = '', document] = pathname.split('/.well-known/openid-configuration')
    if (document !== undefined) {
      return void send({
        issuer: issuer(origin, path),
        authorization_endpoint: `${origin}/authorize`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (pathname === '/keys') return void send(keys)
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part as string
    const form = new URLSearchParams(text)
    asked.unshift(form)
    void send({ access_token: randomBytes(9).toString('hex'), token_type: 'Bearer', id_token: await idTokenFor(form) })
  }

  async function idTokenFor(form: URLSearchParams): Promise<string> {
    const code = form.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    if (!grant) throw new Error('the code is unknown')
    const challenge = grant.asked.get('code_challenge')
    const isProof = challenge === null || challenge === challengeOf(form.get('code_verifier') ?? '')
    if (!isProof || form.get('redirect_uri') !== grant.asked.get('redirect_uri')) throw new Error('another client')
    const own = {
      iss: issuer(origin, ''),
      aud: grant.asked.get('client_id') ?? '',
      nonce: grant.asked.get('nonce'),
      ...claims?.(origin),
    }
    return new SignJWT({ ...own, ...grant.user })
      .setProtectedHeader({ alg: 'RS256', kid: 'double' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  }

  return {
    origin,
    asked,
    close,
    signIn(location, user) {
      const code = randomBytes(9).toString('hex')
      const { searchParams } = new URL(location)
      codes.set(code, { asked: searchParams, user })
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    },
  }
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
