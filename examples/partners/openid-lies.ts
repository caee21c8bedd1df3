// The faults of the OpenID provider that change an answer which was right until here.
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose'
import { networkTroubles, type Trouble } from './trouble.ts'

export const openIdTroubles = {
  ...networkTroubles,
  denied: 'Every user refuses.',
  'no-email': 'The partner knows no e-mail.',
  'unproved-email': 'The partner says of every e-mail that it is not proved.',
  'other-issuer': 'The discovery document and the id token name another issuer.',
  'mixed-up': 'The parameter iss of the answer names another issuer.',
  'wrong-signature': 'A key that the partner does not publish signs the id token.',
  unsigned: 'The id token has no signature (alg none).',
  'other-audience': 'The id token is for another client.',
  'other-party': 'The id token is for two clients, and its azp names the other one.',
  'other-nonce': 'The id token has another nonce.',
  'no-nonce': 'The id token has no nonce.',
  expired: 'The id token expired two hours ago.',
  'old-sign-in': 'The id token says that the user signed in a day ago (auth_time).',
  'no-subject': 'The id token has an empty subject.',
  'other-subject': 'Userinfo tells of another user than the id token.',
} as const

export type OpenIdTrouble = keyof typeof openIdTroubles

export interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey
}

const otherIssuer = 'https://other-issuer.example'

/** An answer of the library. */
interface Answer {
  readonly path: string
  body?: unknown
  readonly response: { get(header: string): string | readonly string[] }
  set(header: string, value: string): void
}

/** Changes an answer of the provider by the present trouble. */
export async function tellLie(context: Answer, trouble: Trouble<OpenIdTrouble>, key: SigningKey) {
  const name = trouble.current?.name
  if (name === undefined) return
  const location = context.response.get('Location')
  if (name === 'mixed-up' && typeof location === 'string') context.set('Location', mixedUp(location))
  const body: unknown = context.body
  if (typeof body !== 'object' || body === null) return
  if (name === 'other-issuer' && 'issuer' in body) context.body = { ...body, issuer: otherIssuer }
  if (name === 'other-subject' && context.path === '/me') context.body = { ...body, sub: 'another-user' }
  if ('id_token' in body && typeof body.id_token === 'string') {
    context.body = { ...body, id_token: await falseToken(body.id_token, name, key) }
  }
}

function mixedUp(location: string): string {
  if (!URL.canParse(location)) return location
  const address = new URL(location)
  if (address.searchParams.has('iss')) address.searchParams.set('iss', otherIssuer)
  return address.href
}

async function falseToken(token: string, name: OpenIdTrouble, key: SigningKey): Promise<string> {
  const claims = decodeJwt(token)
  if (name === 'unsigned') return new UnsecuredJWT(claims).encode()
  if (name === 'wrong-signature') {
    const { privateKey } = await generateKeyPair('RS256')
    return signed(claims, { id: key.id, privateKey })
  }
  const falseClaims = falseClaimsOf(name, claims)
  return falseClaims ? signed({ ...claims, ...falseClaims }, key) : token
}

function falseClaimsOf(name: OpenIdTrouble, { aud, exp = 0, iat = 0 }: JWTPayload): object | undefined {
  switch (name) {
    case 'other-issuer':
      return { iss: otherIssuer }
    case 'other-audience':
      return { aud: 'another-client' }
    case 'other-party':
      return { aud: [aud, 'another-client'], azp: 'another-client' }
    case 'other-nonce':
      return { nonce: 'another-nonce' }
    case 'no-nonce':
      return { nonce: undefined }
    case 'expired':
      return { exp: exp - 3 * 60 * 60, iat: iat - 3 * 60 * 60 }
    case 'old-sign-in':
      return { auth_time: iat - 24 * 60 * 60 }
    case 'no-subject':
      return { sub: '' }
    default:
      return undefined
  }
}

export const signed = (claims: JWTPayload, { id, privateKey }: SigningKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: id }).sign(privateKey)
