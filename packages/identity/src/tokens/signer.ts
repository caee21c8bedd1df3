import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose'

/** Signs claims with one key of a JWKS file (RFC 7515, compact form). */
export interface Signer {
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>
}

/** RFC 7518 §3.1 and RFC 8037; `none` is no signature. */
const algorithms: ReadonlySet<string> = new Set([
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'HS256',
  'HS384',
  'HS512',
])

/** RFC 7518 §3.2: a secret is at least as long as the output of SHA-256. */
const minSecretLength = 32

/** The first key of the set that can sign; the others only verify older tokens. @throws with the reason */
export async function signerOf(jwks: unknown): Promise<Signer> {
  const { keys } = (jwks ?? {}) as { readonly keys?: readonly JWK[] } // looked at below
  const jwk = Array.isArray(keys) ? (keys as readonly JWK[]).find((key) => (key?.use ?? 'sig') === 'sig') : undefined
  if (typeof jwk !== 'object' || jwk === null) throw new Error('expected a JSON Web Key Set with a key to sign with')
  const { alg, kid } = jwk
  if (alg === undefined || !algorithms.has(alg)) throw misfit(alg)
  if (jwk.kty !== 'oct' && jwk.d === undefined) throw new Error('the first key is a public one, which cannot sign')
  if (jwk.kty === 'oct' && Buffer.from(jwk.k ?? '', 'base64url').length < minSecretLength) {
    throw new Error('the first key is too short')
  }
  const signWith = (key: CryptoKey | Uint8Array, claims: Readonly<Record<string, unknown>>) =>
    new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', ...(kid !== undefined && { kid }) }).sign(key)
  try {
    // Imported for signing alone, whatever else the key may do.
    const key = await importJWK({ ...jwk, key_ops: ['sign'] }, alg)
    // A key that cannot sign stops the start, not the first token.
    await signWith(key, {})
    return { sign: (claims) => signWith(key, claims) }
  } catch (cause) {
    throw misfit(alg, cause)
  }
}

const misfit = (alg: string | undefined, cause?: unknown): Error =>
  new Error(
    alg === undefined
      ? 'the first key has no "alg"'
      : `the first key says "alg": ${JSON.stringify(alg)}, which does not fit it`,
    { cause },
  )
